-- Entry of the history that this transaction writes into: one for all calls of a save (`historial.guardado`) by one user within an hour.
-- Calls that come side by side meet in one: the first makes the entry while the others wait for the advisory lock.
create or replace function entrada_del_historial() returns bigint language plpgsql as $$
declare
  cual  bigint  := nullif(current_setting('historial.entrada', true), '')::bigint;
  quien integer := nullif(current_setting('historial.usuario', true), '')::integer;
  de    uuid    := nullif(current_setting('historial.guardado', true), '')::uuid;
  vuelve boolean := coalesce(current_setting('historial.restaura', true), '') = 'si';
begin
  if cual is not null then return cual; end if;
  for vez in 1..2 loop
    exit when de is null;
    select max(id) into cual from historial
      where guardado = de and usuario is not distinct from quien and momento > now() - interval '1 hour';
    exit when cual is not null or vez = 2;
    perform pg_advisory_xact_lock(hashtextextended(de::text, 0));
  end loop;
  if cual is null then
    insert into historial (usuario, guardado, restaura) values (quien, de, vuelve) returning id into cual;
  end if;
  perform set_config('historial.entrada', cual::text, true);
  return cual;
end $$
