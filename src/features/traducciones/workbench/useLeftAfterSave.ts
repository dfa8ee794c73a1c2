import { useAppStore } from '@/store/hooks'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { TableView } from '@/shared/tableView'
import type { WorkbenchLine } from '@/features/traducciones/model/lines'
import { workbenchViewOf, withWorkbenchView } from '@/features/traducciones/workbench/filters'
import type { TextsTableHandle } from '@/features/traducciones/workbench/texts/TextsTable'
import { selectTraducciones } from '@/features/traducciones/slice'
import { isFocusFree } from '@/ui/frame/sheet'

interface Workbench {
  /** True if the result of a save has not been shown yet. */
  isNews: boolean
  view: TableView
  onViewChange: (view: TableView) => void
  lines: readonly WorkbenchLine[]
  table: RefObject<TextsTableHandle | null>
}

/**
 * Shows the texts that a save has left unsaved and focuses the first one. Without any, the focus stays, or moves to the text that replaced
 * a hidden one [TX-04].
 *
 * @returns function to call after the save panel has closed
 */
export const useLeftAfterSave = ({ isNews, view, onViewChange, lines, table }: Workbench): (() => void) => {
  const { getState } = useAppStore()
  const onLeft = useEffectEvent(() => onViewChange(withWorkbenchView({ ...view, term: '', filters: {} }, 'sin-guardar')))
  useEffect(() => {
    if (isNews) onLeft()
  }, [isNews])
  // The focus moves after the panel has closed and the unsaved texts show.
  const [over, setOver] = useState(0)
  const focused = useRef(0)
  const workbenchView = workbenchViewOf(view)
  useEffect(() => {
    if (over === focused.current || workbenchView !== 'sin-guardar') return
    focused.current = over
    table.current?.focusFirst()
  }, [over, workbenchView, lines, table])
  return () => {
    if (selectTraducciones(getState()).resultado) setOver(over + 1)
    else if (isFocusFree()) table.current?.focusWhereItWas()
  }
}
