import { useMemo } from 'react'
import type { WorkbenchLine } from '@/features/traducciones/model/lines'
import { estimatedHeight, RECORD_HEIGHT } from '@/features/traducciones/workbench/texts/heights'
import { pixels } from '@/ui/grid/rowSizes'
import { useGrid } from '@/ui/grid/useGrid'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

/** Height that the tools of a text cover below its line, on wide screens and on phones. */
const TOOLS_HEIGHT = 124
const STACKED_TOOLS_HEIGHT = 36

/** Virtual lines of the workbench. @param at index of the edited line, which stays mounted at any scroll position; -1 for none */
export const useTextLines = (lines: readonly WorkbenchLine[], scroller: () => HTMLElement | null, at: number) => {
  const stacked = useMediaQuery(PHONE)
  const records = useMemo(() => lines.flatMap((line, index) => (line.kind === 'registro' ? [index] : [])), [lines])
  const row = pixels('--row')
  // Memoised, because measuring a line requests the heights of all lines below it.
  const heights = useMemo(() => lines.map(line => estimatedHeight(line, stacked, row)), [lines, stacked, row])
  return useGrid({
    count: lines.length,
    scroller,
    estimate: index => heights[index] ?? row,
    overscan: 6,
    kept: at,
    titles: records,
    stacked,
    coveredTop: (stacked ? 2 : 1) * RECORD_HEIGHT,
    coveredBottom: stacked ? STACKED_TOOLS_HEIGHT : TOOLS_HEIGHT,
  })
}
