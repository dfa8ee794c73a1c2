import { sql } from 'kysely'
import { storedCode } from '@/shared/code'
import { storedText } from '@/shared/lineOf'
import type { Field, Kind } from '@/shared/resources/fields'
import type { Resource } from '@/shared/resources/resource'
import type { Sql } from '../sql'

/** Kinds stored in a table of their own, `{resource}_{field}`, in the order of the body; a repeated element is stored once. */
export type ListKind = 'references' | 'countries'
type ColumnKind = Exclude<Kind, ListKind>

export const isList = (field: Field): field is Field<ListKind> => field.kind === 'references' || field.kind === 'countries'

interface Column<K extends ColumnKind> {
  /** Value for the column from that of a request body. */
  write: (value: unknown, field: Field<K>) => Sql
  /** JSON text for the API from the column. `base` is the prefix of image addresses. */
  read: (column: Sql, base: string) => Sql
}

/** JSON text of a value of any type, null included. */
export const jsonText = (value: Sql): Sql => sql`coalesce(to_json(${value})::text, 'null')`
/** JSON text of a number, a boolean or JSON, whose own text is JSON: in a third of the time of {@link jsonText}. */
export const ownText = (value: Sql): Sql => sql`coalesce(${value}::text, 'null')`

const plain = { write: (value: unknown) => sql`${value}`, read: jsonText }
const unquoted = { ...plain, read: ownText }

const storedTexts = (field: Field<'text'>, value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, typeof text === 'string' ? storedText(field, text) : text]))
    : value

/** Columns by kind, of fields that are stored in a column of their name. */
const columns: { [K in ColumnKind]: Column<K> } = {
  text: { write: (value, field) => sql`${JSON.stringify(storedTexts(field, value))}::jsonb`, read: ownText },
  plainText: plain,
  code: { write: value => sql`${typeof value === 'string' ? storedCode(value) : value}`, read: jsonText },
  integer: unquoted,
  // Exactly the decimals that were sent.
  decimal: {
    write: value => (typeof value === 'number' ? sql`${String(value)}::text::numeric` : sql`null`),
    read: column => ownText(sql`trim_scale(${column})`),
  },
  flag: unquoted,
  choice: plain,
  date: { write: value => sql`${value}::text::date`, read: jsonText },
  reference: unquoted,
  country: plain,
  // The column has the image's hash.
  image: { ...plain, read: (column, base) => jsonText(sql`${base}::text || '/imagenes/' || ${column}`) },
  generated: plain,
}

/** Value for the column of a field from that of a request body. */
export const writeColumn = <K extends ColumnKind>(field: Field<K>, value: unknown): Sql => columns[field.kind].write(value, field)

/** JSON text for the API from the column of a field. `base` is the prefix of image addresses. */
export const readColumn = <K extends ColumnKind>(field: Field<K>, column: Sql, base: string): Sql => columns[field.kind].read(column, base)

export const listTable = (table: string, list: string) => sql.table(`${table}_${list}`)

/** Columns of the name and the code of a record; few resources have a code, and child records have no name. */
export const nameColumns = ({ title, fields }: Resource): { nombre: Sql; codigo: Sql } => ({
  nombre: title === null ? sql`null::jsonb` : sql.ref(title),
  codigo: 'codigo' in fields ? sql.ref('codigo') : sql`null::text`,
})
