import type { Linea } from '@/features/traducciones/model/lineas'

export const RECORD_HEIGHT = 30

const LINE = 20
const PADDING = 16
/** So many characters of a text stand in one line, wide and on a phone. */
const WIDE = 62
const NARROW = 44
/** Of a text on a phone: its field, its source and their distances. */
const AROUND = 78

const linesIn = (length: number, width: number): number => Math.max(1, Math.ceil(length / width))

/** Asked of all texts at once: most have no break, and are not taken apart. */
const linesOf = (text: string, width: number): number =>
  text.includes('\n') ? text.split('\n').reduce((lines, each) => lines + linesIn(each.length, width), 0) : linesIn(text.length, width)

/** How high a line will about be: it is measured once it is there, and the nearer this is, the less moves then. */
export const estimatedHeight = (linea: Linea, stacked: boolean, row: number): number => {
  if (linea.kind === 'registro') return stacked ? 2 * RECORD_HEIGHT : RECORD_HEIGHT
  const { origen, destino } = linea.texto
  if (stacked) return AROUND + LINE * linesOf(origen, NARROW) + (LINE + 2) * linesOf(destino, NARROW - 4)
  return Math.max(row, PADDING + LINE * Math.max(linesOf(origen, WIDE), linesOf(destino, WIDE)))
}
