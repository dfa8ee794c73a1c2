import { readDecimal } from '@/ui/text/decimal'
import { blankContent, isBlank, QUANTITY, type LineaContent } from '@/features/productos/model/lineaContent'
import { SIMBOLOS } from '@/features/productos/model/simbolos'
import { tabSeparated, type TableRow } from '@/kits/spreadsheet/tabSeparated'
import { fold } from '@/shared/fold'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'

/** Record that a cell can name. */
export interface NamedRecord {
  id: number
  /** Names of the record in every language. */
  names: readonly string[]
}

type Kind = 'componente' | 'magnitud'

/** Records and choices for reading the cells of a table. */
interface KnownRecords {
  componentes: readonly NamedRecord[]
  magnitudes: readonly NamedRecord[]
  /** Ids chosen for unknown names, by `keyOfUnknown`. */
  chosen?: Readonly<Record<string, number>>
}

/** Cell that names no record, or several. */
export interface UnknownCell {
  kind: Kind
  text: string
  /** Reason, as a sentence. */
  sentence: string
}

/** Row of a pasted table: a line, and sentences on cells that are not understood. */
export interface PastedRow {
  /** Text of the row, as pasted. */
  text: string
  /** Row in the sheet, from 1. */
  line: number
  content: LineaContent
  problems: string[]
  /** Cells that a choice can resolve; their sentences are in `problems`. */
  unknown: UnknownCell[]
}

const simple = (text: string) => fold(text).replace(/\s+/g, ' ').trim()
const withoutBlanks = (text: string) => simple(text).replaceAll(' ', '')
const isNone = (text: string) => /^-*$/.test(simple(text))
/** True for the first words of a unit: "%" of "% p/p". */
const isBeginning = (text: string, unit: string) => [' ', '('].some(end => simple(unit).startsWith(simple(text) + end))

/** Key of a choice, which is valid for all cells with an equal text. */
export const keyOfUnknown = ({ kind, text }: Pick<UnknownCell, 'kind' | 'text'>): string => `${kind} ${simple(text)}`

/** Texts before and in the brackets of a name: "Óxido de potasio (K2O)". */
const aliasesOf = (name: string): string[] => {
  const [, before = '', inside = ''] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(name) ?? []
  return [before, inside].map(simple).filter(alias => alias !== '')
}

/** Synonyms of a text, nearest first: the names of a symbol, the symbols of a name, the main names of those symbols. */
const synonymsOf = (text: string): string[][] =>
  [text, ...aliasesOf(text)].flatMap(alias => {
    const named = SIMBOLOS.filter(([, first]) => first === alias)
    const others = SIMBOLOS.filter(([, , ...nombres]) => nombres.includes(alias))
    return [
      ...SIMBOLOS.filter(([simbolo]) => simbolo === alias).flatMap(([, ...nombres]) => nombres.map(nombre => [nombre])),
      ...[named, others].map(found => found.map(([simbolo]) => simbolo)),
      others.map(([, first]) => first),
    ]
  })

const symbolsIn = (text: string): string[] => [text, ...aliasesOf(text)].filter(alias => SIMBOLOS.some(([simbolo]) => simbolo === alias))

/** True if both texts have symbols, and none in common: an element is not its oxide, even with similar names. */
const isOther = (one: string, other: string): boolean => {
  const [own, theirs] = [symbolsIn(one), symbolsIn(other)]
  return own.length > 0 && theirs.length > 0 && !own.some(symbol => theirs.includes(symbol))
}

/** Records that a text names: the first criterion with a match counts. */
const recordsOf = (named: readonly NamedRecord[], text: string, kind: Kind): readonly NamedRecord[] => {
  const wanted = simple(text)
  const by = (isIt: (name: string) => boolean) => named.filter(({ names }) => names.some(name => isIt(name)))
  const is = (words: readonly string[]) => (name: string) =>
    !isOther(wanted, simple(name)) && (words.includes(simple(name)) || aliasesOf(name).some(alias => words.includes(alias)))
  const ways: (() => readonly NamedRecord[])[] = [
    () => by(name => simple(name) === wanted),
    () => by(name => withoutBlanks(name) === withoutBlanks(text)),
    ...(kind === 'magnitud'
      ? [() => by(name => isBeginning(text, name))]
      : [() => by(is([wanted, ...aliasesOf(text)])), ...synonymsOf(wanted).map(words => () => by(is(words)))]),
  ]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

const UNKNOWN: Record<Kind, string> = { componente: 'Componente desconocido', magnitud: 'Unidad desconocida' }

/** Reader of a row's cells, which collects their problems. */
class Reading {
  readonly problems: string[] = []
  readonly unknown: UnknownCell[] = []

  constructor(private readonly known: KnownRecords) {}

  record(kind: Kind, text: string): number | null {
    if (isNone(text)) return null
    const chosen = this.known.chosen?.[keyOfUnknown({ kind, text })]
    if (chosen !== undefined) return chosen
    const found = recordsOf(kind === 'componente' ? this.known.componentes : this.known.magnitudes, text, kind)
    if (found.length !== 1) {
      const sentence = found.length === 0 ? `${UNKNOWN[kind]}: «${text}»` : `Hay varios con el nombre «${text}»`
      this.problems.push(sentence)
      this.unknown.push({ kind, text, sentence })
    }
    return found[0]?.id ?? null
  }

  quantity(text: string): number | null {
    if (isNone(text)) return null
    const reading = readDecimal(text, { decimals: QUANTITY.decimals })
    const value = 'refused' in reading ? null : reading.value
    if (value === null) this.problems.push(`Cantidad no entendida: «${text}»`)
    else if (value < QUANTITY.min || value > QUANTITY.max) this.problems.push(`Cantidad fuera de límites: «${text}»`)
    return value
  }

  /** Finds a solubility by its code, its asterisks or its words. */
  solubility(text: string): number {
    if (isNone(text)) return 0
    const wanted = simple(text)
    const found = SOLUBILIDADES.findIndex((label, code) =>
      [String(code), simple(label), simple(label).split(' ')[0], simple(label).replace(/^\*+ /, '')].includes(wanted),
    )
    if (found < 0) this.problems.push(`Solubilidad desconocida: «${text}»`)
    return Math.max(0, found)
  }
}

/** "3,25 %": a quantity and its unit in one cell. */
const COMBINED = /^([-+−]?[\d.,\s]*\d)\s*([^\d\s.,][^]*)$/u

/** Splits a quantity with its unit into two cells, or drops the unit if the next cell has it. */
const apart = (cells: readonly string[], at: number): readonly string[] => {
  const [, quantity, unit] = COMBINED.exec(cells[at] ?? '') ?? []
  if (quantity === undefined || unit === undefined) return cells
  const next = cells[at + 1]
  const isUnit = next !== undefined && (withoutBlanks(next) === withoutBlanks(unit) || isBeginning(unit, next))
  if (isUnit) return cells.with(at, quantity)
  return [...cells.slice(0, at), quantity, unit, ...cells.slice(at + (next === '' ? 2 : 1))]
}

const rowOf = ({ text, cells, line }: TableRow & { line: number }, known: KnownRecords): PastedRow => {
  const trimmed = cells.map(cell => cell.replace(/[\p{Cf}\ufffc]/gu, '').trim())
  const [componente = '', cantidad1 = '', magnitud1 = '', cantidad2 = '', magnitud2 = '', solubilidad = '', ...rest] = apart(
    apart(trimmed, 1),
    3,
  )
  const reading = new Reading(known)
  const content = {
    ...blankContent(),
    componente: reading.record('componente', componente),
    cantidad_1: reading.quantity(cantidad1),
    magnitud_1: reading.record('magnitud', magnitud1),
    cantidad_2: reading.quantity(cantidad2),
    magnitud_2: reading.record('magnitud', magnitud2),
    solubilidad: reading.solubility(solubilidad),
  }
  const { problems, unknown } = reading
  if (rest.some(cell => cell !== '')) problems.push('Tiene más de seis columnas')
  if (problems.length === 0 && isBlank('componente', content)) problems.push('No indica ningún componente ni cantidad')
  return { text, line, content, problems, unknown }
}

/** Titles of the columns, in the order of a table without titles. */
const [COMPONENTE, CANTIDAD, MAGNITUD] = [/^(componente|nombre|elemento)/, /^cantidad/, /^(unidad|magnitud)/]
const TITLES = [COMPONENTE, CANTIDAD, MAGNITUD, CANTIDAD, MAGNITUD, /^solubilidad/]

/** Column of each title, where "Cantidad 2" is the second of its kind; null if a title is unknown or one too many. */
const columnsOf = (titles: readonly string[]): number[] | null => {
  const columns: number[] = []
  for (const title of titles) {
    const free = TITLES.flatMap((pattern, column) => (pattern.test(title) && !columns.includes(column) ? [column] : []))
    const column = title.endsWith('2') ? free.at(-1) : free[0]
    if (column === undefined) return null
    columns.push(column)
  }
  return columns
}

const filled = (cells: readonly string[]): readonly string[] => cells.slice(0, cells.findLastIndex(cell => cell.trim() !== '') + 1)

/** Rows of a table without a first row of titles. Cells are moved into the order of `TITLES` if the titles name all columns in another order. */
const rowsOf = (table: string) => {
  const [first, ...others] = tabSeparated(table)
    .map((row, at) => ({ ...row, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '')
  if (!first) return { titles: null, rows: [] }
  const titles = filled(first.cells).map(simple)
  if (titles.filter(title => TITLES.some(pattern => pattern.test(title))).length < 2) return { titles: null, rows: [first, ...others] }
  const columns = others.every(({ cells }) => filled(cells).length <= titles.length) ? columnsOf(titles) : null
  if (!columns?.some((column, at) => column !== at)) return { titles: null, rows: others }
  const inOrder = (cells: readonly string[]) => TITLES.map((_, column) => cells[columns.indexOf(column)] ?? '')
  return { titles: first.text, rows: others.map(row => ({ ...row, cells: inOrder(row.cells) })) }
}

/** Table copied from a spreadsheet. */
interface PastedTable {
  /** Row of titles by which the columns are read; null if they are in the usual order. */
  titles: string | null
  rows: PastedRow[]
}

/**
 * Reads a table copied from a spreadsheet. A first row of titles names the columns; without it, or if it does not name all of them, the columns
 * are component, quantity, unit, quantity, unit, solubility [CO-02].
 */
export const readPasted = (table: string, known: KnownRecords): PastedTable => {
  const { titles, rows } = rowsOf(table)
  return { titles, rows: rows.map(row => rowOf(row, known)) }
}
