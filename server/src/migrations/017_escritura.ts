import { sql, type Kysely } from 'kysely'

const VERSIONS_KEPT = 1_000
const RECORDS_NOTED = 500

/** Function of the triggers of 006, which did not ask whether the statement had changed any row. */
const functionOf = (key: 'id' | 'registro') => {
  const column = sql.ref(key)
  const note = (rows: ReturnType<typeof sql>) => sql`
    insert into registros_cambiados (tabla, version, registro)
    select tg_argv[0], nueva, ${column} from (${rows}) as cambiadas limit ${sql.lit(RECORDS_NOTED + 1)};
    get diagnostics cuantos = row_count;`
  return sql`
    create or replace function ${sql.ref(`anotar_cambios_por_${key}`)}() returns trigger language plpgsql as $$
    declare
      nueva   bigint;
      desde   bigint;
      cuantos integer;
    begin
      if tg_op = 'DELETE' then
        if not exists (select from antes) then return null; end if;
      elsif tg_op <> 'TRUNCATE' then
        if not exists (select from despues) then return null; end if;
      end if;
      update versiones_de_tabla
        set version = version + 1, cambios_desde = greatest(cambios_desde, version + 1 - ${sql.lit(VERSIONS_KEPT)})
        where tabla = tg_argv[0] returning version, cambios_desde into nueva, desde;
      case tg_op
        when 'INSERT' then ${note(sql`select distinct ${column} from despues`)}
        when 'DELETE' then ${note(sql`select distinct ${column} from antes`)}
        when 'UPDATE' then ${note(sql`select ${column} from antes union select ${column} from despues`)}
        else cuantos := ${sql.lit(RECORDS_NOTED + 1)};
      end case;
      if cuantos > ${sql.lit(RECORDS_NOTED)} then
        update versiones_de_tabla set cambios_desde = nueva where tabla = tg_argv[0];
        desde := nueva;
      end if;
      if cuantos > ${sql.lit(RECORDS_NOTED)} or nueva % 128 = 0 then
        delete from registros_cambiados where tabla = tg_argv[0] and version <= desde;
      end if;
      return null;
    end $$`
}

// A row for each minute; another where a transaction under way has that one, so that no save waits for another.
const writtenBytes = [
  sql`
    create table bytes_escritos (
      usuario integer     not null,
      momento timestamptz not null,
      bytes   bigint      not null
    )`,
  sql`create index on bytes_escritos (usuario, momento)`,

  sql`
    create function anotar_bytes_escritos() returns trigger language plpgsql as $$
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
    end $$`,
  ...['insert', 'update'].map(
    event => sql`
      create trigger ${sql.ref(`bytes_${event}`)} after ${sql.raw(event)} on historial_cambios referencing new table as nuevas
        for each statement execute function anotar_bytes_escritos()`,
  ),
]

/**
 * A statement that changes no row raises no version of a table: lists that are kept for it hold. The bytes that each user writes into the
 * history are counted by the minute.
 */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const key of ['id', 'registro'] as const) await functionOf(key).execute(db)
  for (const statement of writtenBytes) await statement.execute(db)
}
