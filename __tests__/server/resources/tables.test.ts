import { sql } from 'kysely'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import type { Schema } from '@server/database/schema'
import { isList } from '@server/resources/columns'
import type { CatalogueTables } from '@server/resources/tables'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import type { Field, Kind } from '@/shared/resources/fields'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

const notNull = ({ nullable }: Field) => (nullable ? '' : ' not null')

const numeric = ({ range, decimals }: Field<'decimal'>) =>
  range === null || decimals === null ? 'numeric' : `numeric(${String(Math.trunc(range.max)).length + decimals},${decimals})`

/** Column types by kind of field, in the notation of the database; null for a field with a table of its own. */
const columns: { [K in Kind]: (field: Field<K>) => string | null } = {
  text: () => 'jsonb not null',
  plainText: field => `text${notNull(field)}`,
  code: () => 'text not null',
  integer: () => 'integer not null',
  decimal: numeric,
  flag: ({ initial }) => `boolean not null default ${initial}`,
  choice: () => 'smallint not null',
  date: () => 'date',
  reference: field => `integer${notNull(field)} references ${field.to}${field.owner ? ' on delete cascade' : ''}`,
  references: () => null,
  country: () => 'text',
  countries: () => null,
  image: () => 'text references imagenes',
  generated: () => 'text generated',
}

const columnOf = <K extends Kind>(field: Field<K>) => columns[field.kind](field)

type Table = Record<string, string>

/** Generated country of a sent code. */
const country = 'generated references paises'

const tableOf = ({ fields, unique = [] }: Resource): Table => ({
  id: 'integer not null',
  version: 'integer not null',
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnOf(field)
      return column === null ? [] : [[name, column], ...(field.kind === 'country' ? [['codigo_iso_alfa_2', `text ${country}`]] : [])]
    }),
  ),
  ...Object.fromEntries(unique.map(name => [`${name}_repetido`, 'text'])),
})

const listTablesOf = ({ name, fields }: Resource): [table: string, columns: Table][] =>
  Object.entries(fields).flatMap(([member, field]) => {
    if (!isList(field)) return []
    const elements: Table =
      field.kind === 'references'
        ? { elemento: `integer not null references ${field.to}` }
        : { elemento: 'text not null', codigo_iso_alfa_2: `text not null ${country}` }
    const owner = { registro: `integer not null references ${name} on delete cascade`, posicion: 'integer not null' }
    return [[`${name}_${member}`, { ...owner, ...elements }]]
  })

/** Tables that belong to no resource. */
const others: Record<Exclude<keyof Schema, keyof CatalogueTables>, true> & Record<string, true> = {
  usuarios: true,
  sesiones: true,
  enlaces_de_clave: true,
  intentos_de_acceso: true,
  direcciones_conocidas: true,
  claves_de_idempotencia: true,
  versiones_de_tabla: true,
  registros_cambiados: true,
  historial: true,
  historial_cambios: true,
  textos_cambiados: true,
  bytes_escritos: true,
  funciones_aplicadas: true,
  paises: true,
  imagenes: true,
  kysely_migration: true,
  kysely_migration_lock: true,
}

const newDatabase = useDatabases()

/** Tables of resources, described by the database. */
const readTables = async ({ db }: Database): Promise<Record<string, Table>> => {
  const { rows } = await sql<{ table: string; column: string; words: string }>`
    select c.relname as "table", a.attname as "column", concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case when a.attgenerated <> '' then 'generated' end,
      case when a.atttypid = 'boolean'::regtype then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
      'references ' || (f.confrelid::regclass)::text,
      case when f.confdeltype = 'c' then 'on delete cascade' end) as words
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_constraint as f on f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(db)
  const tables: Record<string, Table> = {}
  for (const { table, column, words } of rows) if (!(table in others)) (tables[table] ??= {})[column] = words
  return tables
}

describe.each(engines)('the migrated database on the engine: %s', engine => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(await newDatabase(engine))
  })
  afterAll(() => database.close())

  it('has the tables, columns and references that the descriptors say, and no others [PE-02, TR-03, CO-07, CB-03]', async () => {
    const expected = allResources.flatMap((resource): [string, Table][] => [[resource.name, tableOf(resource)], ...listTablesOf(resource)])
    expect(await readTables(database)).toEqual(Object.fromEntries(expected))
  })
})
