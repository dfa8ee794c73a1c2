-- Entry of the history that this transaction writes into: the last one of its save (`historial.guardado`) and user that is not older than
-- `plazo_de_guardado`, or a new one.
create or replace function entrada_del_historial() returns bigint language plpgsql as $$
declare
  cual  bigint  := nullif(current_setting('historial.entrada', true), '')::bigint;
  quien integer := nullif(current_setting('historial.usuario', true), '')::integer;
  de    uuid    := nullif(current_setting('historial.guardado', true), '')::uuid;
begin
  if cual is not null then return cual; end if;
  if de is not null then
    select max(id) into cual from historial
      where guardado = de and usuario is not distinct from quien and momento > now() - plazo_de_guardado(de);
  end if;
  if cual is null then return entrada_siguiente_del_historial(0); end if;
  perform set_config('historial.entrada', cual::text, true);
  return cual;
end $$
