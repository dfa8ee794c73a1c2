import { readDecimal } from '@/domain/decimal'
import { blankContent, isBlank, QUANTITY, SOLUBILIDADES, type LineaContent } from '@/domain/producto/lineaContent'
import { fold } from '@/domain/table/fold'

interface Named {
  id: number
  /** In every language that has one. */
  names: readonly string[]
}

/** What the cells of a table can mean. */
export interface Known {
  componentes: readonly Named[]
  magnitudes: readonly Named[]
  /** What somebody has chosen for a text that no record is called by, under its `askedKey`. */
  chosen?: ReadonlyMap<string, number>
}

type Reference = 'componente' | 'magnitud_1' | 'magnitud_2'

/** A cell whose text names no record, or several: somebody chooses one. */
export interface Asked {
  field: Reference
  /** "Componente desconocido: «Boroo»" */
  sentence: string
  /** The same for the same text in every row: one choice answers all of them. */
  key: string
  chosen: number | null
}

/** One row of a pasted table: a line, or the sentences that say what of it is not understood. */
export interface PastedRow {
  /** The place of the row in the table, its titles and empty rows counted: 1 is the first. */
  number: number
  /** The row as it was pasted. */
  text: string
  content: LineaContent
  problems: string[]
  asked: Asked[]
}

const HEADING = /^(componente|nombre|elemento|cantidad|unidad|magnitud|solubilidad)/
const simple = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

/** What one record is found by: its whole names first, then what stands before or in their parentheses, "Hierro (Fe)". */
interface Findable {
  id: number
  whole: ReadonlySet<string>
  parts: ReadonlySet<string>
}

const NAME_AND_FORMULA = /^(.+?) ?\((.+)\)$/

const findableOf = ({ id, names }: Named): Findable => {
  const whole = names.map(simple)
  const parts = whole.flatMap(name => NAME_AND_FORMULA.exec(name)?.slice(1) ?? [])
  return { id, whole: new Set(whole), parts: new Set(parts) }
}

/** Symbols and formulas of crop nutrition, each with the names that a record may have instead [CO-02]. */
const SYNONYMS = [
  ['n', 'nitrogeno total', 'nitrogeno (n) total', 'nitrogeno', 'total nitrogen', 'nitrogen'],
  ['p', 'fosforo', 'phosphorus'],
  ['k', 'potasio', 'potassium'],
  ['ca', 'calcio', 'calcium'],
  ['mg', 'magnesio', 'magnesium'],
  ['s', 'azufre', 'azufre elemental', 'azufre (s) elemental', 'sulphur', 'sulfur'],
  ['b', 'boro', 'boron'],
  ['cl', 'cloro', 'chlorine'],
  ['co', 'cobalto', 'cobalto (co2+)', 'cobalt'],
  ['cu', 'cobre', 'copper'],
  ['fe', 'hierro', 'iron'],
  ['mn', 'manganeso', 'manganese'],
  ['mo', 'molibdeno', 'molybdenum'],
  ['na', 'sodio', 'sodium'],
  ['ni', 'niquel', 'nickel'],
  ['se', 'selenio', 'selenium'],
  ['si', 'silicio', 'silicon'],
  ['zn', 'zinc', 'cinc'],
  ['p2o5', 'pentoxido de fosforo', 'anhidrido fosforico', 'phosphorus pentoxide'],
  ['k2o', 'oxido de potasio', 'potasa', 'potassium oxide'],
  ['cao', 'oxido de calcio', 'calcium oxide'],
  ['mgo', 'oxido de magnesio', 'magnesium oxide'],
  ['so3', 'trioxido de azufre', 'anhidrido sulfurico', 'sulphur trioxide', 'sulfur trioxide'],
  ['sio2', 'dioxido de silicio', 'silice', 'silicon dioxide'],
  ['na2o', 'oxido de sodio', 'sodium oxide'],
]

/** The ids of those that are called so, whatever the case, accents, subscripts and superscripts, in any language. */
const idsOf = (findable: readonly Findable[], wanted: string): number[] => {
  const synonyms = SYNONYMS.filter(names => names.includes(wanted)).flat()
  const ways: ((one: Findable) => boolean)[] = [
    ({ whole }) => whole.has(wanted),
    ({ parts }) => parts.has(wanted),
    ({ whole, parts }) => synonyms.some(name => whole.has(name) || parts.has(name)),
  ]
  for (const isMeant of ways) {
    const found = findable.filter(isMeant)
    if (found.length > 0) return found.map(({ id }) => id)
  }
  return []
}

const quantityOf = (text: string, problems: string[]): number | null => {
  if (text === '' || text === '--') return null
  const reading = readDecimal(text, { decimals: QUANTITY.decimals })
  const value = 'refused' in reading ? null : reading.value
  if (value === null) problems.push(`Cantidad no entendida: «${text}»`)
  else if (value < QUANTITY.min || value > QUANTITY.max) problems.push(`Cantidad fuera de límites: «${text}»`)
  return value
}

/** Finds a solubility by its code, its asterisks or its words. */
const solubilityOf = (text: string, problems: string[]): number => {
  const wanted = simple(text)
  if (wanted === '') return 0
  const found = SOLUBILIDADES.findIndex((label, code) =>
    [String(code), simple(label), simple(label).split(' ')[0], simple(label).replace(/^\*+ /, '')].includes(wanted),
  )
  if (found < 0) problems.push(`Solubilidad desconocida: «${text}»`)
  return Math.max(0, found)
}

const QUANTITY_AND_UNIT = /^([-+−]?\d[\d.,]*)\s*([^\d.,\s].*)$/u
const NAME_AND_QUANTITY = /^(.*?\S)\s+([-+−]?\d[\d.,]*)(?:\s*([^\d.,\s].*))?$/u

const isBoth = (cell = '') => QUANTITY_AND_UNIT.test(cell)
/** "3,25 %" in the cell of a quantity is both of them; a cell of its unit that is empty says nothing else. */
const both = (quantity = '', unit = ''): string[] =>
  unit === '' ? (QUANTITY_AND_UNIT.exec(quantity)?.slice(1) ?? [quantity, unit]) : [quantity, unit]

/** The six cells of a row and what stands behind them. A row without tabs is one that somebody typed: "Fe 3,25 %". */
const cellsOf = (text: string): string[] => {
  const cells = text.split('\t').map(cell => cell.trim())
  if (cells.length === 1) return NAME_AND_QUANTITY.exec(text.trim())?.slice(1) ?? cells
  const [componente = '', one = '', two = '', three = '', four = '', ...rest] = cells
  // Component, quantity with unit, quantity with unit, solubility.
  const isShort = isBoth(one) && cells.length <= 4 && !isBoth(three)
  if (isShort) return [componente, ...both(one), ...both(two), three]
  return [componente, ...both(one, two), ...both(three, four), ...rest]
}

interface Reading {
  componentes: readonly Findable[]
  magnitudes: readonly Findable[]
  chosen: ReadonlyMap<string, number>
}

const rowOf = (number: number, text: string, { componentes, magnitudes, chosen }: Reading): PastedRow => {
  const [componente = '', cantidad1 = '', magnitud1 = '', cantidad2 = '', magnitud2 = '', solubilidad = '', ...rest] = cellsOf(text)
  const problems: string[] = []
  const asked: Asked[] = []
  const idOf = (field: Reference, cell: string): number | null => {
    const wanted = simple(cell)
    if (wanted === '' || wanted === '--') return null
    const isComponente = field === 'componente'
    const found = idsOf(isComponente ? componentes : magnitudes, wanted)
    if (found.length === 1) return found[0] ?? null
    const unknown = isComponente ? 'Componente desconocido' : 'Unidad desconocida'
    const sentence = found.length === 0 ? `${unknown}: «${cell}»` : `Hay varios con el nombre «${cell}»`
    const key = `${isComponente ? 'componente' : 'unidad'} ${wanted}`
    const answer = chosen.get(key) ?? null
    asked.push({ field, sentence, key, chosen: answer })
    if (answer === null) problems.push(sentence)
    return answer
  }
  const content = {
    ...blankContent(),
    componente: idOf('componente', componente),
    cantidad_1: quantityOf(cantidad1, problems),
    magnitud_1: idOf('magnitud_1', magnitud1),
    cantidad_2: quantityOf(cantidad2, problems),
    magnitud_2: idOf('magnitud_2', magnitud2),
    solubilidad: solubilityOf(solubilidad, problems),
  }
  if (rest.some(cell => cell !== '')) problems.push('Tiene más de seis columnas')
  if (problems.length === 0 && isBlank('componente', content)) problems.push('No indica ningún componente ni cantidad')
  return { number, text, content, problems, asked }
}

const NONE_CHOSEN: ReadonlyMap<string, number> = new Map()

/** The rows of a table as a spreadsheet copies it: component, quantity, unit, quantity, unit, solubility; a first row of titles is none [CO-02]. */
export const pastedRows = (table: string, { componentes, magnitudes, chosen = NONE_CHOSEN }: Known): PastedRow[] => {
  const reading = { componentes: componentes.map(findableOf), magnitudes: magnitudes.map(findableOf), chosen }
  const rows = table
    .split(/\r\n|\r|\n/)
    .map((text, at) => ({ text, number: at + 1 }))
    .filter(({ text }) => text.trim() !== '')
  const isHead = (rows[0]?.text ?? '').split('\t').filter(cell => HEADING.test(simple(cell))).length >= 2
  return rows.slice(isHead ? 1 : 0).map(({ number, text }) => rowOf(number, text, reading))
}
