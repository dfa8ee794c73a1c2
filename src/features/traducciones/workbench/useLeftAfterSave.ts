import { useAppStore } from '@/store/hooks'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { TableView } from '@/shared/tableView'
import type { Linea } from '@/features/traducciones/model/lineas'
import { vistaOf, withVista } from '@/features/traducciones/workbench/filters'
import type { TextsTableHandle } from '@/features/traducciones/workbench/texts/TextsTable'
import { selectTraducciones } from '@/features/traducciones/slice'
import { isFocusFree } from '@/ui/frame/sheet'

interface Workbench {
  /** There is a result of a save that nobody has seen. */
  isNews: boolean
  view: TableView
  onViewChange: (view: TableView) => void
  lineas: readonly Linea[]
  tabla: RefObject<TextsTableHandle | null>
}

/**
 * What is left after a save is shown, and the first of it has the focus; where nothing is left that is where it was, or on what has taken the
 * place of a text that the view does not show any more [TX-04].
 *
 * @returns what is to be called once the save's panel is gone
 */
export const useLeftAfterSave = ({ isNews, view, onViewChange, lineas, tabla }: Workbench): (() => void) => {
  const { getState } = useAppStore()
  const onLeft = useEffectEvent(() => onViewChange(withVista({ ...view, term: '', filters: {} }, 'sin-guardar')))
  useEffect(() => {
    if (isNews) onLeft()
  }, [isNews])
  // Nothing takes the focus before the panel is gone, nor before what is left shows.
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
