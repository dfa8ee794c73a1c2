-- Next entry of the same save after `anterior`; this transaction writes into it from now on. Concurrent calls share one entry: the first
-- creates it (`historial.propia`) while the others wait for the advisory lock.
create or replace function entrada_siguiente_del_historial(anterior bigint) returns bigint language plpgsql as $$
declare
  cual   bigint;
  quien  integer := nullif(current_setting('historial.usuario', true), '')::integer;
  de     uuid    := nullif(current_setting('historial.guardado', true), '')::uuid;
  vuelve boolean := coalesce(current_setting('historial.restaura', true), '') = 'si';
begin
  if de is not null then
    perform pg_advisory_xact_lock(hashtextextended(de::text, 0));
    select max(id) into cual from historial
      where guardado = de and usuario is not distinct from quien and momento > now() - plazo_de_guardado(de) and id > anterior;
  end if;
  if cual is null then
    insert into historial (usuario, guardado, restaura) values (quien, de, vuelve) returning id into cual;
    perform set_config('historial.propia', cual::text, true);
  end if;
  perform set_config('historial.entrada', cual::text, true);
  return cual;
end $$
