import { useMemo } from 'react'
import type { WorkbenchLine } from '@/features/traducciones/model/lines'
import { estimatedHeight, RECORD_HEIGHT } from '@/features/traducciones/workbench/texts/heights'
import { hasScriptKeys } from '@/features/traducciones/model/texto'
import { pixels } from '@/ui/grid/rowSizes'
import { useGrid } from '@/ui/grid/useGrid'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

/** Height that the tools of a text cover below its line; on phones they are in one row, unless they have the script keys. */
const TOOLS_HEIGHT = 124
const TOOLS_ROW_HEIGHT = 36
/** Windows, as those of a large zoom, in which the line of a record scrolls with its texts; the stylesheets of lines use it too. */
const LOW_PHONE = `${PHONE} and (height <= 20rem)`
const hasKeys = (line: WorkbenchLine | undefined): boolean => line?.kind === 'texto' && hasScriptKeys(line.texto)

/** Virtual lines of the workbench. @param at index of the edited line, which stays mounted at any scroll position; -1 for none */
export const useTextLines = (lines: readonly WorkbenchLine[], scroller: () => HTMLElement | null, at: number) => {
  const stacked = useMediaQuery(PHONE)
  const isLow = useMediaQuery(LOW_PHONE)
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
    coveredTop: isLow ? 0 : (stacked ? 2 : 1) * RECORD_HEIGHT,
    coveredBottom: isLow || (stacked && !hasKeys(lines[at])) ? TOOLS_ROW_HEIGHT : TOOLS_HEIGHT,
  })
}
