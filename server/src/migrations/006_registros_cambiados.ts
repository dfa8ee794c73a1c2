import { sql, type Kysely } from 'kysely'
import { trackChanges, trackListChanges } from './006_trackChanges'

const tables = [
  // What changed after `cambios_desde` is all noted; null where nothing is.
  sql`alter table versiones_de_tabla add column cambios_desde bigint`,

  sql`
    create table registros_cambiados (
      tabla    text    not null,
      version  bigint  not null,
      registro integer not null,
      primary key (tabla, version, registro)
    )`,
]

/** Older changes are forgotten, and so is one of more records than a list is worth mending for: a list is made as a whole then. */
const VERSIONS_KEPT = 1_000
const RECORDS_NOTED = 500

/**
 * Whoever raises a table's version holds its row until his transaction ends, so that versions are committed in their order, and whoever
 * sees a version sees all that was noted up to it. What is rolled back takes its version and its notes along.
 */
const functionOf = (key: 'id' | 'registro') => {
  const column = sql.ref(key)
  const note = (rows: ReturnType<typeof sql>) => sql`
    insert into registros_cambiados (tabla, version, registro)
    select tg_argv[0], nueva, ${column} from (${rows}) as cambiadas limit ${sql.lit(RECORDS_NOTED + 1)};
    get diagnostics cuantos = row_count;`
  return sql`
    create function ${sql.ref(`anotar_cambios_por_${key}`)}() returns trigger language plpgsql as $$
    declare
      nueva   bigint;
      desde   bigint;
      cuantos integer;
    begin
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

const records = [
  'magnitudes',
  'iconos',
  'familias',
  'envases',
  'componentes',
  'grupos_de_cultivo',
  'cultivos',
  'estados_fenologicos',
  'soluciones',
  'productos_genericos',
  'productos_acabados',
  'ensayos',
  'combinaciones_de_productos',
  'lineas_de_composicion',
  'como_se_aplica',
  'resultados_de_ensayo',
  'adjuntos_de_ensayo',
]

const lists = [
  ['productos_genericos', 'iconos'],
  ['productos_genericos', 'estados_fenologicos'],
  ['productos_acabados', 'iconos'],
  ['productos_acabados', 'estados_fenologicos'],
  ['productos_acabados', 'envases'],
  ['productos_acabados', 'paises'],
  ['ensayos', 'productos'],
  ['combinaciones_de_productos', 'productos_genericos'],
  ['combinaciones_de_productos', 'productos_acabados'],
  ['combinaciones_de_productos', 'cultivos'],
] as const

const dropOld = <DB>(db: Kysely<DB>, table: string) => sql`drop trigger subir_version on ${sql.table(table)}`.execute(db)

/** Lists can be mended: the database knows which records have changed since a version. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of [...tables, functionOf('id'), functionOf('registro')]) await statement.execute(db)
  for (const table of records) {
    await dropOld(db, table)
    await trackChanges(db, table)
  }
  for (const [owner, list] of lists) {
    const table = `${owner}_${list}`
    await dropOld(db, table)
    await trackListChanges(db, table, owner)
  }
}
