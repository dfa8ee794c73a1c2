import { useMemo } from 'react'
import type { Linea } from '@/features/traducciones/model/lineas'
import { estimatedHeight, RECORD_HEIGHT } from '@/features/traducciones/workbench/texts/heights'
import { gapsOf, keeping, ROW_HEIGHT } from '@/ui/table/inSight'
import { useRowsInSight } from '@/ui/table/useRowsInSight'
import { pixels } from '@/ui/table/rowSizes'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

const TOOLS_HEIGHT = 108

/** @param at the line that is written, which stays in the document wherever one scrolls; -1 for none */
export const useTextLines = (lineas: readonly Linea[], scroller: HTMLElement | null, at: number) => {
  const stacked = useMediaQuery(PHONE)
  const records = useMemo(() => lineas.flatMap((linea, index) => (linea.kind === 'registro' ? [index] : [])), [lineas])
  const row = pixels('--row') ?? ROW_HEIGHT
  const head = stacked ? 0 : row
  // Whenever a line is measured, those of all below it are asked for.
  const heights = useMemo(() => lineas.map(linea => estimatedHeight(linea, stacked, row)), [lineas, stacked, row])
  const virtualizer = useRowsInSight({
    count: lineas.length,
    getScrollElement: () => scroller,
    estimateSize: index => heights[index] ?? row,
    overscan: 6,
    paddingStart: head,
    scrollPaddingStart: head + (stacked ? 2 : 1) * RECORD_HEIGHT,
    // The tools of a text lie below it.
    scrollPaddingEnd: TOOLS_HEIGHT,
    // The record that is being read stays at the top, however far its line has gone.
    rangeExtractor: range =>
      keeping(
        at,
        records.findLast(each => each <= range.startIndex),
      )(range),
  })
  return { virtualizer, ...gapsOf(virtualizer.getVirtualItems(), head, virtualizer.getTotalSize()) }
}
