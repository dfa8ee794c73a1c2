import { readDecimal } from '@/ui/text/decimal'
import { blankContent, isBlank, QUANTITY, type LineaContent } from '@/features/productos/model/lineaContent'
import { SIMBOLOS } from '@/features/productos/model/simbolos'
import { fold } from '@/shared/fold'
import { tabSeparated, type PastedCells } from '@/features/productos/model/tabSeparated'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'

/** A record that a cell may name. */
export interface NamedRecord {
  id: number
  /** Names of the record in every language. */
  names: readonly string[]
}

type Kind = 'componente' | 'magnitud'

/** Lists by which the cells of a table are read. */
export interface KnownRecords {
  componentes: readonly NamedRecord[]
  magnitudes: readonly NamedRecord[]
  /** Ids chosen for unknown names, by `keyOfUnknown`. */
  chosen?: Readonly<Record<string, number>>
}

/** A cell that names no record, or several. */
export interface Unknown {
  kind: Kind
  text: string
  /** Why it is not understood, in a sentence. */
  sentence: string
}

/** One row of a pasted table: a line, or the sentences that say what of it is not understood. */
export interface PastedRow {
  /** The row as it was pasted. */
  text: string
  /** Row in the sheet, from 1. */
  line: number
  content: LineaContent
  problems: string[]
  /** Cells that a choice would resolve; their sentences are among the problems. */
  unknown: Unknown[]
}

const HEADING = /^(componente|nombre|elemento|cantidad|unidad|magnitud|solubilidad)/
const simple = (text: string) => fold(text).replace(/\s+/g, ' ').trim()
const withoutBlanks = (text: string) => simple(text).replaceAll(' ', '')
const isNone = (text: string) => /^-*$/.test(simple(text))

/** Key of a choice: one choice holds for all cells with the same text. */
export const keyOfUnknown = ({ kind, text }: Pick<Unknown, 'kind' | 'text'>): string => `${kind} ${simple(text)}`

/** A name, and what stands before and in its brackets: "Óxido de potasio (K2O)". */
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

/** True if both have a symbol, and different ones: an element is not its oxide, whatever their names. */
const isOther = (one: string, other: string): boolean => {
  const [own, theirs] = [symbolsIn(one), symbolsIn(other)]
  return own.length > 0 && theirs.length > 0 && !own.some(symbol => theirs.includes(symbol))
}

/** Finds the records that a text names: the first way of naming that finds any counts. */
const recordsOf = (named: readonly NamedRecord[], text: string, kind: Kind): readonly NamedRecord[] => {
  const wanted = simple(text)
  const by = (isIt: (name: string) => boolean) => named.filter(({ names }) => names.some(name => isIt(name)))
  const is = (words: readonly string[]) => (name: string) =>
    !isOther(wanted, simple(name)) && (words.includes(simple(name)) || aliasesOf(name).some(alias => words.includes(alias)))
  const ways: (() => readonly NamedRecord[])[] = [
    () => by(name => simple(name) === wanted),
    () => by(name => withoutBlanks(name) === withoutBlanks(text)),
    ...(kind === 'magnitud'
      ? [() => by(name => withoutBlanks(name).startsWith(withoutBlanks(text)))]
      : [() => by(is([wanted, ...aliasesOf(text)])), ...synonymsOf(wanted).map(words => () => by(is(words)))]),
  ]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

const UNKNOWN: Record<Kind, string> = { componente: 'Componente desconocido', magnitud: 'Unidad desconocida' }

/** Content of a row, and the problems found while it is read. */
class Reading {
  readonly problems: string[] = []
  readonly unknown: Unknown[] = []

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
    const wanted = simple(text)
    if (wanted === '') return 0
    const found = SOLUBILIDADES.findIndex((label, code) =>
      [String(code), simple(label), simple(label).split(' ')[0], simple(label).replace(/^\*+ /, '')].includes(wanted),
    )
    if (found < 0) this.problems.push(`Solubilidad desconocida: «${text}»`)
    return Math.max(0, found)
  }
}

/** "3,25 %": a quantity and its unit in one cell. */
const COMBINED = /^([-+−]?[\d.,\s]*\d)\s*([^\d\s.,][^]*)$/u

/** Puts a unit that stands in the cell of its quantity into a cell of its own, where the next one has none. */
const apart = (cells: readonly string[], at: number): readonly string[] => {
  const [, quantity, unit] = COMBINED.exec(cells[at] ?? '') ?? []
  if (quantity === undefined || unit === undefined) return cells
  const next = cells[at + 1]
  const isUnit =
    next !== undefined && next !== '' && !/^[-+−\d]/u.test(next) && next.replaceAll(' ', '').startsWith(unit.replaceAll(' ', ''))
  if (isUnit) return cells.with(at, quantity)
  return [...cells.slice(0, at), quantity, unit, ...cells.slice(at + (next === '' ? 2 : 1))]
}

const rowOf = ({ text, cells, line }: PastedCells, known: KnownRecords): PastedRow => {
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

/** The rows of a table as a spreadsheet copies it: component, quantity, unit, quantity, unit, solubility; a first row of titles is none [CO-02]. */
export const pastedRows = (table: string, known: KnownRecords): PastedRow[] => {
  const rows = tabSeparated(table)
  const isHead = (rows[0]?.cells ?? []).filter(cell => HEADING.test(simple(cell))).length >= 2
  return rows.slice(isHead ? 1 : 0).map(row => rowOf(row, known))
}
