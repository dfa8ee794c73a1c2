import { useAppStore } from '@/store/hooks'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { TableView } from '@/shared/tableView'
import type { Linea } from '@/features/traducciones/model/lineas'
import { vistaOf, withVista } from '@/features/traducciones/workbench/filters'
import type { TextsTableHandle } from '@/features/traducciones/workbench/texts/TextsTable'
import { selectTraducciones } from '@/features/traducciones/slice'
import { isFocusFree } from '@/ui/frame/sheet'

interface Workbench {
  /** True if the result of a save has not been shown yet. */
  isNews: boolean
  view: TableView
  onViewChange: (view: TableView) => void
  lineas: readonly Linea[]
  tabla: RefObject<TextsTableHandle | null>
}

/**
 * Shows the texts that a save has left unsaved and focuses the first one. Without any, the focus stays, or moves to the text that replaced
 * a hidden one [TX-04].
 *
 * @returns function to call after the save panel has closed
 */
export const useLeftAfterSave = ({ isNews, view, onViewChange, lineas, tabla }: Workbench): (() => void) => {
  const { getState } = useAppStore()
  const onLeft = useEffectEvent(() => onViewChange(withVista({ ...view, term: '', filters: {} }, 'sin-guardar')))
  useEffect(() => {
    if (isNews) onLeft()
  }, [isNews])
  // The focus moves after the panel has closed and the unsaved texts show.
  const [over, setOver] = useState(0)
  const focused = useRef(0)
  const vista = vistaOf(view)
  useEffect(() => {
    if (over === focused.current || vista !== 'sin-guardar') return
    focused.current = over
    tabla.current?.focusFirst()
  }, [over, vista, lineas, tabla])
  return () => {
    if (selectTraducciones(getState()).resultado) setOver(over + 1)
    else if (isFocusFree()) tabla.current?.focusWhereItWas()
  }
}
