import { linesOf } from '@/features/traducciones/model/linesOf'
import type { WorkbenchLine } from '@/features/traducciones/model/lines'

export const RECORD_HEIGHT = 30

const LINE = 20
const PADDING = 16
/** Characters a line, on wide screens and on phones. */
const WIDE = 62
const NARROW = 44
/** Height of a text on a phone, in pixels, without the lines of its translation. */
const AROUND = 78

/** Estimated height of a line, used until it is measured; a good estimate avoids shifts. */
export const estimatedHeight = (line: WorkbenchLine, stacked: boolean, row: number): number => {
  if (line.kind === 'registro') return stacked ? 2 * RECORD_HEIGHT : RECORD_HEIGHT
  const { origen, destino } = line.texto
  if (stacked) return AROUND + LINE * linesOf(origen, NARROW) + (LINE + 2) * linesOf(destino, NARROW - 4)
  return Math.max(row, PADDING + LINE * Math.max(linesOf(origen, WIDE), linesOf(destino, WIDE)))
}
