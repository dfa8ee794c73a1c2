import { useDispatch } from 'react-redux'
import { inLocale } from '@/domain/locales'
import type { JustMade } from '@/forms/useLeaveQuestion'
import type { ProductoRecord } from '@/features/productos/kinds'
import { deleteRequested, productoKept, saveKey, selectForm, selectIsMade } from '@/features/productos/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'

/** What the form asks of whoever leaves a product that was made just now; null of any other, and while it is being saved. */
export const useJustMade = ({ codigo, nombre = {} }: ProductoRecord): JustMade | null => {
  const dispatch = useDispatch()
  const form = useSelect(selectForm)
  const isMade = useSelect(selectIsMade)
  const saving = useSelect(selectIsRunning, saveKey({ formId: form?.formId ?? '' }))
  if (!form || !isMade || saving) return null
  const { tipo, id } = form
  return {
    what: `el producto ${inLocale(nombre) || codigo}`,
    onKeep: () => dispatch(productoKept()),
    onDelete: () => dispatch(deleteRequested({ tipo, id })),
  }
}
