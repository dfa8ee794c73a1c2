import { sql, type RawBuilder } from 'kysely'
import { storedCode } from '@/domain/code'
import type { Field, Kind } from '@/shared/resources/fields'

type Sql = RawBuilder<unknown>

/** Kinds that a table of their own keeps: `{resource}_{field}`, in the order that was sent; an element that comes twice is kept once. */
export type ListKind = 'references' | 'countries'

export const isList = (field: Field): field is Field<ListKind> => field.kind === 'references' || field.kind === 'countries'

interface Column {
  /** Value of a body, as the column keeps it. */
  write: (value: unknown) => Sql
  /** The contract's JSON of a column. `base` is where this server's addresses begin. */
  read: (column: Sql, base: string) => Sql
}

const plain: Column = { write: value => sql`${value}`, read: column => column }

/** Columns by kind of field, of the fields that a column of their name keeps. */
const columns: Record<Exclude<Kind, ListKind>, Column> = {
  text: { ...plain, write: value => sql`${JSON.stringify(value)}::jsonb` },
  plainText: plain,
  code: { ...plain, write: value => sql`${typeof value === 'string' ? storedCode(value) : value}` },
  integer: plain,
  // Exactly the decimals that were sent.
  decimal: {
    write: value => (typeof value === 'number' ? sql`${String(value)}::text::numeric` : sql`null`),
    read: column => sql`trim_scale(${column})`,
  },
  flag: plain,
  choice: plain,
  date: { ...plain, write: value => sql`${value}::text::date` },
  reference: plain,
  country: plain,
  // The column has the image's hash.
  image: { ...plain, read: (column, base) => sql`${base}::text || '/imagenes/' || ${column}` },
  generated: plain,
}

/** SQL that writes and reads the column of a field. */
export const columnOf = ({ kind }: Field<Exclude<Kind, ListKind>>): Column => columns[kind]

export const listTable = (table: string, list: string) => sql.table(`${table}_${list}`)
