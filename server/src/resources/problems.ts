import { storedCode } from '@/shared/code'
import { MAX_TEXT_LENGTH } from '@/shared/constants'
import { isLocale } from '@/shared/locales/isLocale'
import type { Field, Kind } from '@/shared/resources/fields'

type Problem<K extends Kind> = (field: Field<K>, value: unknown, stored: unknown) => string | undefined

const none = () => undefined

/** Most unknown locales named in a message. */
const MOST_NAMED = 20

/** Locales that are unknown and not stored already: a record with unknown locales in older data can still be saved. */
const unknownLocales: Problem<'text'> = (_, value, stored) => {
  const unknown = Object.keys(value ?? {}).filter(code => !isLocale(code) && !Object.hasOwn(stored ?? {}, code))
  return unknown.length === 0
    ? undefined
    : unknown
        .slice(0, MOST_NAMED)
        .map(code => `«${code}» no es un código de idioma válido.`)
        .join(' ')
}

/** Limit in characters as the database counts them; the JSON Schema has only the general limit of all texts. */
const tooLong: Problem<'plainText'> = ({ maxLength }, value) =>
  maxLength < MAX_TEXT_LENGTH && typeof value === 'string' && Array.from(value).length > maxLength
    ? `No puede tener más de ${maxLength} caracteres.`
    : undefined

const blankCode: Problem<'code'> = ({ required }, value) =>
  required && typeof value === 'string' && storedCode(value) === '' ? 'Este campo no puede estar vacío.' : undefined

const decimalsOf = (value: number) => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

const tooExact: Problem<'decimal'> = ({ decimals }, value) =>
  decimals !== null && typeof value === 'number' && decimalsOf(value) > decimals
    ? `No puede tener más de ${decimals} decimales.`
    : undefined

const isDate = (value: unknown) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !value.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

const noDate: Problem<'date'> = (_, value) => (value === null || isDate(value) ? undefined : 'Debe ser una fecha: aaaa-mm-dd.')

const problems: { [K in Kind]: Problem<K> } = {
  text: unknownLocales,
  plainText: tooLong,
  code: blankCode,
  integer: none,
  decimal: tooExact,
  flag: none,
  choice: none,
  date: noDate,
  reference: none,
  references: none,
  country: none,
  countries: none,
  image: none,
  generated: none,
}

/** Error of a value of the right type that a schema cannot find; undefined without one. `stored` is the current value in an update. */
export const problemOf = <K extends Kind>(field: Field<K>, value: unknown, stored?: unknown): string | undefined =>
  problems[field.kind](field, value, stored)
