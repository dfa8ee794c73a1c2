import type { Proposal } from '@/features/traducciones/archivo/proposals'
import { linesOf } from '@/features/traducciones/model/linesOf'

const GROUP_HEIGHT = 40
const LINE = 20
const PADDING = 15
/** Characters of a text that fit into one line, on wide screens and on phones. */
const WIDE = 40
const NARROW = 44

type Line = { kind: 'grupo' } | { kind: 'proposal'; proposal: Proposal }

/** Estimated height of a line, used until it is measured. */
export const estimatedHeight = (line: Line | undefined, stacked: boolean): number => {
  if (line?.kind !== 'proposal') return GROUP_HEIGHT
  const { ahora, read } = line.proposal
  const texts = [read.origen, ahora, read.destino]
  if (stacked) return 6 * LINE + PADDING + LINE * texts.reduce((sum, text) => sum + linesOf(text, NARROW), 0)
  return PADDING + LINE * Math.max(2, ...texts.map(text => linesOf(text, WIDE)))
}
