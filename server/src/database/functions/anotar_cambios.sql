-- Triggers of the tables of records (by id) and of their lists (by registro): raise the version of the table in the argument, which lists
-- use as their ETag, and note the changed records under it. The row of the version stays locked until the transaction ends, so that versions
-- are committed in order. A statement that changes no row raises no version. Changes older than 1,000 versions, and those of more than 500
-- records at once, are not kept: lists are then rebuilt as a whole. Each note has the user who changed the record, for events [SY-04]. All
-- servers are notified at the commit, once per transaction: the database merges equal notifications of a transaction.
do $do$
declare
  clave text;
begin
  foreach clave in array array['id', 'registro'] loop
    execute format($funcion$
      create or replace function %1$I() returns trigger language plpgsql as $$
      declare
        nueva   bigint;
        desde   bigint;
        cuantos integer;
        quien   integer := nullif(current_setting('historial.usuario', true), '')::integer;
      begin
        if tg_op = 'DELETE' then
          if not exists (select from antes) then return null; end if;
        elsif tg_op <> 'TRUNCATE' then
          if not exists (select from despues) then return null; end if;
        end if;
        update versiones_de_tabla
          set version = version + 1, cambios_desde = greatest(cambios_desde, version + 1 - 1000)
          where tabla = tg_argv[0] returning version, cambios_desde into nueva, desde;
        case tg_op
          when 'INSERT' then
            insert into registros_cambiados (tabla, version, registro, usuario)
            select tg_argv[0], nueva, %2$I, quien from (select distinct %2$I from despues) as cambiadas limit 501;
            get diagnostics cuantos = row_count;
          when 'DELETE' then
            insert into registros_cambiados (tabla, version, registro, usuario)
            select tg_argv[0], nueva, %2$I, quien from (select distinct %2$I from antes) as cambiadas limit 501;
            get diagnostics cuantos = row_count;
          when 'UPDATE' then
            insert into registros_cambiados (tabla, version, registro, usuario)
            select tg_argv[0], nueva, %2$I, quien from (select %2$I from antes union select %2$I from despues) as cambiadas limit 501;
            get diagnostics cuantos = row_count;
          else cuantos := 501;
        end case;
        if cuantos > 500 then
          update versiones_de_tabla set cambios_desde = nueva where tabla = tg_argv[0];
          desde := nueva;
        end if;
        if cuantos > 500 or nueva %% 128 = 0 then
          delete from registros_cambiados where tabla = tg_argv[0] and version <= desde;
        end if;
        perform pg_notify('cambios', '');
        return null;
      end $$
    $funcion$, 'anotar_cambios_por_' || clave, clave);
  end loop;
end $do$
