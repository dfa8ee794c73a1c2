import { useState, type FocusEvent } from 'react'
import type { Propuesta } from '@/features/traducciones/archivo/propuestas'
import { gapsOf, keeping, ROW_HEIGHT } from '@/ui/table/inSight'
import { useRowsInSight } from '@/ui/table/useRowsInSight'
import { pixels } from '@/ui/table/rowSizes'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

const GROUP_HEIGHT = 40
const LINE = 20
const PADDING = 15
/** So many characters of a text stand in one line, wide and on a phone. */
const WIDE = 40
const NARROW = 44

type Line = { kind: 'grupo' } | { kind: 'propuesta'; propuesta: Propuesta }

const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, each) => sum + Math.max(1, Math.ceil(each.length / width)), 0)

/** How high a line will about be: it is measured once it is there. */
const estimated = (line: Line | undefined, stacked: boolean): number => {
  if (line?.kind !== 'propuesta') return GROUP_HEIGHT
  const { ahora, leido } = line.propuesta
  const texts = [leido.origen, ahora, leido.destino]
  if (stacked) return 6 * LINE + PADDING + LINE * texts.reduce((sum, text) => sum + linesOf(text, NARROW), 0)
  return PADDING + LINE * Math.max(2, ...texts.map(text => linesOf(text, WIDE)))
}

/** Which lines are in the document: those in sight, and the one with the focus. */
export const useLinesInSight = (lines: readonly Line[]) => {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [kept, setKept] = useState(-1)
  const stacked = useMediaQuery(PHONE)
  const head = stacked ? 0 : (pixels('--row') ?? ROW_HEIGHT)
  const virtualizer = useRowsInSight({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: index => estimated(lines[index], stacked),
    overscan: 6,
    paddingStart: head,
    scrollPaddingStart: head,
    rangeExtractor: keeping(kept),
  })
  return {
    ...{ scroller, setScroller },
    ...gapsOf(virtualizer.getVirtualItems(), head, virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    keep: ({ target }: FocusEvent) => setKept(Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)),
  }
}
