-- True if changes cannot be merged into an entry, because a committed state would be in no entry [HI-01]: an earlier transaction has written
-- the record into the entry, and the record is created, deleted, or has a former member or text again; or a later entry has touched it. A list
-- changes in two statements, and the first does not show the result: it is not merged. Changes of users are not merged, so that the history
-- has each right granted or revoked. A deletion is not merged either after changes of parts, so that record and parts are in the same entry.
create or replace function entrada_ya_vista(cual bigint, cambios cambio_de_historial[]) returns boolean language plpgsql as $$
begin
  return exists (
    select from unnest(cambios) as es
      join historial_cambios as ya on ya.entrada = cual and ya.tabla = es.tabla and ya.registro = es.registro
    where ya.transaccion is distinct from pg_current_xact_id()::text::bigint and (
      es.antes is null or es.despues is null or es.tabla = 'usuarios'
      or exists (
        select from jsonb_each(es.despues) as miembro
        where ya.antes->miembro.key = miembro.value or jsonb_typeof(miembro.value) = 'array' and ya.antes ? miembro.key
          or jsonb_typeof(miembro.value) = 'object' and exists (
            select from jsonb_object_keys(miembro.value || case jsonb_typeof(ya.despues->miembro.key)
              when 'object' then ya.despues->miembro.key else '{}' end) as idioma
            where ya.antes ? miembro.key
              and miembro.value->idioma is not distinct from ya.antes->miembro.key->idioma
              and miembro.value->idioma is distinct from ya.despues->miembro.key->idioma
          )
      )
    )
  ) or exists (
    select from unnest(cambios) as es
      join historial_cambios as ya on ya.entrada = cual and ya.raiz_tipo = es.tabla and ya.raiz = es.registro
    where es.despues is null and ya.transaccion is distinct from pg_current_xact_id()::text::bigint
  ) or exists (
    select from (select distinct raiz_tipo, raiz from unnest(cambios)) as es
      join historial_cambios as otra on otra.raiz_tipo = es.raiz_tipo and otra.raiz = es.raiz and otra.entrada > cual
  );
end $$
