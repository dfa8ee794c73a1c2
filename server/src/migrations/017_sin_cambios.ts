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

/** A statement that changes no row raises no version of a table: lists that are kept for it hold. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const key of ['id', 'registro'] as const) await functionOf(key).execute(db)
}
