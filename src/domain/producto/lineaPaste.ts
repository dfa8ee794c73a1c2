import { readDecimal } from '@/domain/decimal'
import { blankContent, isBlank, QUANTITY, SOLUBILIDADES, type LineaContent } from '@/domain/producto/lineaContent'
import { fold } from '@/domain/table/fold'

interface Named {
  id: number
  name: string
}

/** What the cells of a table can mean. */
export interface Known {
  componentes: readonly Named[]
  magnitudes: readonly Named[]
}

/** One row of a pasted table: a line, or the sentences that say what of it is not understood. */
export interface PastedRow {
  /** The row as it was pasted. */
  text: string
  content: LineaContent
  problems: string[]
}

const HEADING = /^(componente|nombre|elemento|cantidad|unidad|magnitud|solubilidad)/
const simple = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

/** The id of the one that is called so, whatever its case, accents, subscripts and superscripts. */
const idOf = (named: readonly Named[], text: string, unknown: string, problems: string[]): number | null => {
  const wanted = simple(text)
  if (wanted === '' || wanted === '--') return null
  const found = named.filter(({ name }) => simple(name) === wanted)
  if (found.length !== 1) problems.push(found.length === 0 ? `${unknown}: «${text}»` : `Hay varios con el nombre «${text}»`)
  return found[0]?.id ?? null
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

const rowOf = (text: string, { componentes, magnitudes }: Known): PastedRow => {
  const [componente = '', cantidad1 = '', magnitud1 = '', cantidad2 = '', magnitud2 = '', solubilidad = '', ...rest] = text
    .split('\t')
    .map(cell => cell.trim())
  const problems: string[] = []
  const content = {
    ...blankContent(),
    componente: idOf(componentes, componente, 'Componente desconocido', problems),
    cantidad_1: quantityOf(cantidad1, problems),
    magnitud_1: idOf(magnitudes, magnitud1, 'Unidad desconocida', problems),
    cantidad_2: quantityOf(cantidad2, problems),
    magnitud_2: idOf(magnitudes, magnitud2, 'Unidad desconocida', problems),
    solubilidad: solubilityOf(solubilidad, problems),
  }
  if (rest.some(cell => cell !== '')) problems.push('Tiene más de seis columnas')
  if (problems.length === 0 && isBlank('componente', content)) problems.push('No indica ningún componente ni cantidad')
  return { text, content, problems }
}

/** The rows of a table as a spreadsheet copies it: component, quantity, unit, quantity, unit, solubility; a first row of titles is none [CO-02]. */
export const pastedRows = (table: string, known: Known): PastedRow[] => {
  const rows = table.split(/\r\n|\r|\n/).filter(row => row.trim() !== '')
  const isHead = (rows[0] ?? '').split('\t').filter(cell => HEADING.test(simple(cell))).length >= 2
  return rows.slice(isHead ? 1 : 0).map(row => rowOf(row, known))
}
