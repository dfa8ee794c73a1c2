-- Row as the history stores it, without generated columns and those that do not describe the record. Of a password, the history stores only
-- whether there is one and that it changed.
create or replace function fila_del_historial(fila jsonb, otra jsonb) returns jsonb language sql immutable parallel safe
return (fila - array['id', 'version', 'slug', 'codigo_iso_alfa_2', 'codigo_repetido', 'password_hash', 'ultimo_acceso', 'creado'])
  || case when fila ? 'password_hash' then jsonb_build_object('clave', fila->>'password_hash' is not null)
       || case when otra->>'password_hash' <> fila->>'password_hash' then '{"clave": "nueva"}' else '{}'::jsonb end
     else '{}'::jsonb end
