import Papa from 'papaparse'
import { textOf, type Piece } from '@/api/http/textOf'
import type { ReportKind } from '@/features/informes/report'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import { capitalized } from '@/shared/capitalized'
import { asWritten } from '@/shared/export/formula'
import type { Cell } from '@/shared/export/sheet'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { finishedColumns, genericColumns } from '@/shared/reports/columns'
import type { Kind } from '@/shared/resources/fields'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { Fields } from '@/shared/resources/resource'

/** Separators of reports: that of this repository's server, and those of other APIs. */
const SEPARATORS = [';', ',', '\t']

const setting = { idioma: DEFAULT_LOCALE, imageUrl: () => '' }

/** Columns of a report as this repository's server writes it, and its resource. */
const reports = {
  acabados: { columns: finishedColumns(setting), resource: productosAcabados },
  genericos: { columns: genericColumns(setting), resource: productosGenericos },
}

/** Kinds of fields with numbers and dates. */
const TYPED: ReadonlySet<Kind | undefined> = new Set(['integer', 'decimal', 'date'] as const)

/** True for a column that is known to have no numbers or dates: its digits can be a code. */
const isText = (title: string, kind: ReportKind): boolean => {
  const { columns, resource } = reports[kind]
  const column = columns.find(({ header }) => header === title)
  const fields: Fields = resource.fields
  return column !== undefined && !TYPED.has(fields[column.columna]?.kind)
}

/** Number with eleven digits at most, which spreadsheets show whole. A dot before three digits can separate thousands. */
const NUMBER = /^-?(?:0|[1-9]\d{0,10})(?:,\d{1,5}|\.(?!\d{3}$)\d{1,5})?$/
/** Day from 1910 on: spreadsheets count a 29 February 1900, which did not exist. */
const DAY = /^(?:19[1-9]\d|2\d{3})-\d\d-\d\d$/
const DAY_MS = 86_400_000
/** Number of 1970-01-01 in spreadsheets. */
const EPOCH = 25_569

const numberOf = (text: string): number | null => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null)

/** Number of a day in spreadsheets; null for other texts. */
const dayOf = (text: string): number | null => {
  const at = DAY.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? at / DAY_MS + EPOCH : null
}

/** Converter of a column's cells: to numbers or to days if all its cells are, else none. */
const converterOf = (cells: readonly string[]) => {
  const filled = cells.filter(cell => cell !== '')
  return filled.length > 0 ? [numberOf, dayOf].find(convert => filled.every(cell => convert(cell) !== null)) : undefined
}

/**
 * Workbook of a report in CSV, with the same columns and the same texts. Known columns have the types of their
 * fields; a column that only another API has is of numbers or dates if all its cells are [CM-03].
 * @throws Error for a CSV with an open quote
 */
export const workbookOf = (csv: readonly Piece[], kind: ReportKind): Uint8Array<ArrayBuffer> => {
  const { data, errors } = Papa.parse<string[]>(textOf(csv), { delimitersToGuess: SEPARATORS, skipEmptyLines: true })
  if (errors.some(({ type }) => type === 'Quotes')) throw new Error('CSV with an open quote')
  const [titles = [], ...rows] = data
  const converters = titles.map((title, at) => (isText(title, kind) ? undefined : converterOf(rows.map(row => row[at] ?? ''))))
  const lines: Cell[][] = rows.map(row => row.map((cell, at) => converters[at]?.(cell) ?? asWritten(cell)))
  const { noun, fields } = reports[kind].resource
  return toXlsx([titles, ...lines], {
    name: capitalized(noun.many),
    frozenUpTo: fields.nombre.label,
    dates: titles.filter((_title, at) => converters[at] === dayOf),
  })
}
