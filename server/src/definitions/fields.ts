import { Type, type TSchema } from '@fastify/type-provider-typebox'
import { sql, type Generated, type GeneratedAlways, type RawBuilder } from 'kysely'
import { storedCode } from '@/domain/code'
import { MAX_QUANTITY, QUANTITY_DECIMALS, ROI_DECIMALS, ROI_LIMIT } from '@/domain/constants'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { isLocale } from '@/domain/locales/isLocale'
import type {
  DateColumn,
  ImageColumn,
  ListTable,
  MapColumn,
  NullableText,
  NumericColumn,
  PaisesListTable,
  ReferenceColumn,
} from './columns'
import * as schemas from './schemas'

type Sql = RawBuilder<unknown>

/** The rows that a value names, given its text in SQL. */
export interface Reference {
  table: string
  column: string
  /** Gives the value as the referring column keeps it. */
  stored: (text: Sql) => Sql
  /** Gives the value as the column referred to has it. */
  key: (text: Sql) => Sql
  /** The record goes with the one it refers to, and so never stands in the way of deleting that. */
  isOwner: boolean
}

interface Described<Column> {
  /** Answers and what callers write keep to it. */
  schema: TSchema
  /** Makes the contract's JSON where the column's own is another. `base` is where this server's addresses begin. */
  toJson?: (column: Sql, base: string) => Sql
  /** Only types have it: what the database's column is, or the rows of a list's table. */
  column?: Column
}

/** A member that the database or a call of its own writes; bodies that hold it are not heard. */
export interface ReadOnlyField<Column = unknown> extends Described<Column> {
  kind: 'readOnly'
}

/** A member that the column of its name keeps. */
export interface ColumnField<Column = unknown> extends Described<Column> {
  kind: 'column'
  toColumn: (value: unknown) => Sql
  /** Fault of a value of the right type that a schema cannot find. `stored` is the record's own value, where it changes. */
  problem?: (value: unknown, stored?: unknown) => string | undefined
  reference?: Reference
}

/** A list that the table `{owner}_{list}` keeps, in the order that was sent; what comes twice is kept once. */
export interface ListField<Row = unknown> extends Described<Row> {
  kind: 'list'
  reference: Reference
}

export type Field = ReadOnlyField | ColumnField | ListField

const plain = (value: unknown): Sql => sql`${value}`

const column = <Column>(schema: TSchema, more: Partial<ColumnField<Column>> = {}): ColumnField<Column> => ({
  kind: 'column',
  schema,
  toColumn: plain,
  ...more,
})

/** Keys of a map that are named as wrong. */
const MOST_NAMED = 20

/** Codes of older data that name no language stay: a record with one can still be saved. */
const unknownLocales = (value: unknown, stored: unknown): string | undefined => {
  const unknown = Object.keys(value ?? {}).filter(code => !isLocale(code) && !Object.hasOwn(stored ?? {}, code))
  return unknown.length === 0
    ? undefined
    : unknown
        .slice(0, MOST_NAMED)
        .map(code => `«${code}» no es un código de idioma válido.`)
        .join(' ')
}

/** Texts by locale [ML-01]. */
export const map = column<MapColumn>(schemas.localeMap, {
  toColumn: value => sql`${JSON.stringify(value)}::jsonb`,
  problem: unknownLocales,
})

/** The same, as lists show them that need no other language than the default one. */
export const defaultText: ColumnField<MapColumn> = {
  ...map,
  toJson: column => sql`jsonb_strip_nulls(jsonb_build_object(${sql.lit(DEFAULT_LOCALE)}, ${column} -> ${sql.lit(DEFAULT_LOCALE)}))`,
}

export const text = column<Generated<string>>(schemas.text)

/** A text that an empty selection leaves null. */
export const optionalText = column<Generated<string | null>>(schemas.optionalText)

/** A text of at most so many characters. */
export const shortText = (limit: number) =>
  column<Generated<string>>(schemas.text, {
    // Characters count as a database counts them, not as the schema does.
    problem: value =>
      typeof value === 'string' && Array.from(value).length > limit ? `No puede tener más de ${limit} caracteres.` : undefined,
  })

const asCode = (value: unknown) => plain(typeof value === 'string' ? storedCode(value) : value)

export const optionalCode = column<Generated<string>>(schemas.text, { toColumn: asCode })

/** What a record is known by: never blank. */
export const code = column<string>(schemas.text, {
  toColumn: asCode,
  problem: value => (typeof value === 'string' && storedCode(value) === '' ? 'Este campo no puede estar vacío.' : undefined),
})

export const boolean = column<Generated<boolean>>(Type.Boolean())

export const integer = (minimum?: number, maximum?: number) => column<Generated<number>>(schemas.integer(minimum, maximum))

const decimalsOf = (value: number) => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** A number that is kept and answered with exactly the decimals it was sent with. */
const numeric = (minimum?: number, maximum?: number, decimals = Infinity) =>
  column<NumericColumn>(schemas.optionalNumber(minimum, maximum), {
    toColumn: value => (typeof value === 'number' ? sql`${String(value)}::text::numeric` : sql`null`),
    toJson: column => sql`trim_scale(${column})`,
    problem: value =>
      typeof value === 'number' && decimalsOf(value) > decimals ? `No puede tener más de ${decimals} decimales.` : undefined,
  })

/** A quantity has five decimals and lies between 0 and 99999.99999 [CO-04]. */
export const quantity = numeric(0, MAX_QUANTITY, QUANTITY_DECIMALS)

/** The ROI has two decimals and lies between -9999.99 and 9999.99 [TR-11]. */
export const roi = numeric(-ROI_LIMIT, ROI_LIMIT, ROI_DECIMALS)

export const number = numeric()

const isDate = (value: unknown) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !value.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

/** "aaaa-mm-dd" or null [TR-03]. */
export const date = column<DateColumn>(schemas.optionalText, {
  toColumn: value => sql`${value}::text::date`,
  problem: value => (value === null || isDate(value) ? undefined : 'Debe ser una fecha: aaaa-mm-dd.'),
})

const byId = (table: string, isOwner = false): Reference => {
  const asId = (text: Sql) => sql`${text}::integer`
  return { table, column: 'id', stored: asId, key: asId, isOwner }
}

/** Country codes are kept in the case they were sent in, and compared without. */
const byCountryCode: Reference = {
  table: 'paises',
  column: 'codigo_iso_alfa_2',
  stored: text => text,
  key: text => sql`upper(${text} collate "C")`,
  isOwner: false,
}

export const reference = (table: string) => column<ReferenceColumn>(schemas.optionalId, { reference: byId(table) })

export const requiredReference = (table: string) => column<number>(schemas.id, { reference: byId(table) })

/** Refers to the record that this one is a part of: deleting that deletes this. */
export const owner = (table: string) => column<number>(schemas.id, { reference: byId(table, true) })

/** One of several that the record may be a part of. */
export const optionalOwner = (table: string) => column<ReferenceColumn>(schemas.optionalId, { reference: byId(table, true) })

export const country = column<NullableText>(schemas.optionalText, { reference: byCountryCode })

export const listOf = (table: string): ListField<ListTable> => ({ kind: 'list', schema: schemas.list(schemas.id), reference: byId(table) })

export const countries: ListField<PaisesListTable> = { kind: 'list', schema: schemas.list(schemas.text), reference: byCountryCode }

/** The address of an image, whose hash is in the column; null where there is none. */
export const image: ReadOnlyField<ImageColumn> = {
  kind: 'readOnly',
  schema: schemas.imageAddress,
  toJson: (column, base) => sql`${base}::text || '/imagenes/' || ${column}`,
}

/** The database makes it from other columns. */
export const generated: ReadOnlyField<GeneratedAlways<string>> = { kind: 'readOnly', schema: Type.String({ readOnly: true }) }
