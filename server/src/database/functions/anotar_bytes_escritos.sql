-- Trigger of historial_cambios: counts the bytes that a user writes in a minute. A row locked by another transaction is skipped, so that no
-- save waits for another; a minute then has several rows.
create or replace function anotar_bytes_escritos() returns trigger language plpgsql as $$
declare
  quien  integer     := nullif(current_setting('historial.usuario', true), '')::integer;
  minuto timestamptz := date_trunc('minute', now());
  nuevos bigint;
begin
  if quien is null then return null; end if;
  select sum(coalesce(pg_column_size(antes), 0) + coalesce(pg_column_size(despues), 0)) into nuevos from nuevas;
  if nuevos is null then return null; end if;
  update bytes_escritos set bytes = bytes + nuevos where ctid = (
    select ctid from bytes_escritos where usuario = quien and momento = minuto limit 1 for update skip locked
  );
  if not found then
    insert into bytes_escritos (usuario, momento, bytes) values (quien, minuto, nuevos);
  end if;
  return null;
end $$
