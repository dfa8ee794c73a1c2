import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import {
  emptyValue,
  isSameText,
  isSameValue,
  readCell,
  readCode,
  showCell,
  type CellContext,
  type CellReading,
  type UnknownName,
} from '@/features/importar/model/cells'
import { cellOf, EMPTY, type FieldColumn } from '@/features/importar/model/columns'
import type { Group } from '@/features/importar/model/matchRows'
import { keyOf } from '@/features/importar/model/nearest'
import { textOf } from '@/features/importar/model/values'
import type { FieldChange, ImportedRecord, ReviewedCell } from '@/features/importar/model/types'
import { DEFAULT_LOCALE, inLocale } from '@/shared/locales'
import type { Field, FieldValue } from '@/shared/resources/fields'
import { blankValue } from '@/shared/resources/kinds'

interface FieldReadings {
  cells: Record<number, ReviewedCell>
  changes: FieldChange[]
  unknown: UnknownName[]
  isWrong: boolean
}

export interface FieldSetting {
  /** Title field of a record: its text in es_ES cannot be empty. */
  title: string
  /** True for a column that identified the record: its cell equals the record's value. */
  isKey: (column: FieldColumn) => boolean
  /** Context of the cell in a column. */
  contextOf: (column: number) => CellContext
  /** Reason why a record cannot have a value; null if it can. */
  refuses: (column: FieldColumn, value: FieldValue) => string | null
  /** Codes that a text may be; empty for free texts. */
  codesOf: (column: FieldColumn) => readonly string[]
}

/** Value of a record in a column; for a new record, the value of a blank form. */
const valueIn = (record: ImportedRecord | undefined, { name, field, locale }: FieldColumn): FieldValue => {
  if (locale === null) return record ? (record[name] ?? null) : blankValue(field)
  const map = record?.[name]
  return isLocaleMap(map) ? inLocale(map, locale) : ''
}

const isRequired = ({ name, field, locale }: FieldColumn, title: string): boolean =>
  field.required || (name === title && locale === DEFAULT_LOCALE)

/** First text of a column in a group, and the first row with a different one. */
const textIn = ({ rows }: Group, column: number) => {
  const filled = rows.filter(row => cellOf(row, column) !== '')
  const [first] = filled
  const text = first ? cellOf(first, column) : ''
  const says = (cell: string) => cell === text || keyOf(cell) === keyOf(text)
  return { text, other: filled.find(row => !says(cellOf(row, column))) }
}

const isSame = (field: Field, locale: string | null, before: FieldValue, after: FieldValue): boolean =>
  locale === null ? isSameValue(field, before, after) : isSameText(textOf(before), textOf(after))

/** Reads the field cells of a group, and their changes to the record [IX-03, IX-04]. */
export const readFields = (
  group: Group,
  record: ImportedRecord | undefined,
  columns: readonly FieldColumn[],
  { title, isKey, contextOf, refuses, codesOf }: FieldSetting,
): FieldReadings => {
  const all: FieldReadings = { cells: {}, changes: [], unknown: [], isWrong: false }
  const wrong = (cell: Omit<ReviewedCell, 'state'>): ReviewedCell => {
    all.isWrong = true
    return { state: 'error', ...cell }
  }
  const readingOf = (column: FieldColumn, text: string, context: CellContext): CellReading => {
    const codes = codesOf(column)
    const reading = codes.length > 0 ? readCode(codes, text, context) : readCell(column.field, text, context)
    const reason = 'value' in reading && reading.made.length === 0 ? refuses(column, reading.value) : null
    return reason === null ? reading : { reason, suggestions: [], unknown: reading.unknown }
  }
  const cellIn = (at: FieldColumn): ReviewedCell => {
    const { column, name, field, locale } = at
    const value = valueIn(record, at)
    const context = { ...contextOf(column), present: value }
    const show = (each: FieldValue) => (locale === null ? showCell(field, each, context) : textOf(each))
    const shown = show(value)
    const before = record ? shown : ''
    const { text, other } = textIn(group, column)
    const change = (after: FieldValue, made: readonly string[] = []) => {
      all.changes.push({ field: name, locale, before: value, after, made })
    }
    if (text === '') {
      if (record || !isRequired(at, title)) return { state: 'kept', before: shown, after: shown }
      return wrong({ before, after: text, reason: 'Falta' })
    }
    if (other) return wrong({ before, after: cellOf(other, column), reason: `En la fila ${other.number} pone otra cosa` })
    if (text === EMPTY) {
      const empty = locale === null ? emptyValue(field) : ''
      if (empty === undefined || isRequired(at, title)) return wrong({ before, after: text, reason: 'No puede quedar vacío' })
      if (isSame(field, locale, value, empty)) return { state: 'same', before, after: show(empty) }
      change(empty)
      return { state: 'emptied', before, after: show(empty) }
    }
    if (record && (isKey(at) || (context.taken.length === 0 && isSameText(shown, text)))) return { state: 'same', before, after: shown }
    const reading = readingOf(at, text, context)
    all.unknown.push(...reading.unknown)
    if ('reason' in reading) {
      const { reason, suggestions } = reading
      return wrong({ before, after: text, reason, suggestions })
    }
    const isUnchanged = reading.made.length === 0 && isSame(field, locale, value, reading.value)
    if (!isUnchanged) change(reading.value, reading.made)
    const after = reading.made.length > 0 ? text : show(reading.value)
    return { state: isUnchanged && record ? 'same' : 'changed', before, after }
  }
  for (const column of columns) all.cells[column.column] = cellIn(column)
  return all
}
