import { sql, type RawBuilder } from 'kysely'
import { storedCode } from '@/shared/code'
import { lineOf } from '@/shared/lineOf'
import type { Field, Kind } from '@/shared/resources/fields'
import type { Resource } from '@/shared/resources/resource'

type Sql = RawBuilder<unknown>

/** Kinds that a table of their own keeps: `{resource}_{field}`, in the order that was sent; an element that comes twice is kept once. */
export type ListKind = 'references' | 'countries'
type ColumnKind = Exclude<Kind, ListKind>

export const isList = (field: Field): field is Field<ListKind> => field.kind === 'references' || field.kind === 'countries'

interface Column<K extends ColumnKind> {
  /** Value of a body, as the column keeps it. */
  write: (value: unknown, field: Field<K>) => Sql
  /** Text of the contract's JSON of a column. `base` is where this server's addresses begin. */
  read: (column: Sql, base: string) => Sql
}

/** JSON as text of a value of any type, null included. */
export const jsonText = (value: Sql): Sql => sql`coalesce(to_json(${value})::text, 'null')`
/** The same of a number, a truth value or JSON, whose own text is their JSON: made in a third of the time. */
export const ownText = (value: Sql): Sql => sql`coalesce(${value}::text, 'null')`

const plain = { write: (value: unknown) => sql`${value}`, read: jsonText }
const unquoted = { ...plain, read: ownText }

/** Text in one language as its field keeps it: without line breaks where it has one line. */
export const storedText = (field: Field | undefined, text: string): string =>
  field?.kind === 'text' && field.oneLine ? lineOf(text) : text

const storedTexts = (field: Field<'text'>, value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, typeof text === 'string' ? storedText(field, text) : text]))
    : value

/** Columns by kind of field, of the fields that a column of their name keeps. */
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

/** Value of a body, as the column of a field keeps it. */
export const writeColumn = <K extends ColumnKind>(field: Field<K>, value: unknown): Sql => columns[field.kind].write(value, field)

/** Text of the contract's JSON of a field's column. `base` is where this server's addresses begin. */
export const readColumn = <K extends ColumnKind>(field: Field<K>, column: Sql, base: string): Sql => columns[field.kind].read(column, base)

export const listTable = (table: string, list: string) => sql.table(`${table}_${list}`)

/** Columns that a record is called by; few records have a code, and child records have no name. */
export const calledBy = ({ title, fields }: Resource): { nombre: Sql; codigo: Sql } => ({
  nombre: title === null ? sql`null::jsonb` : sql.ref(title),
  codigo: 'codigo' in fields ? sql.ref('codigo') : sql`null::text`,
})
