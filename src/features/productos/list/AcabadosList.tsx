import { useCallback, useState } from 'react'
import { acabadosList, selectAcabados } from '@/features/productos/list/acabados'
import { ProductosList } from '@/features/productos/list/ProductosList'
import { duplicateKey, duplicateRequested, selectCopyRun } from '@/features/productos/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'

const add = { label: 'Añadir producto acabado', to: '/productos/acabados/new' }

/** Panel of a copy's steps, 20 KiB with the dialogs' package: loaded with the first copy. */
const progressPart = lazyPart(() => import('@/kits/forms/progress/SaveProgress'))

/** List of finished products: edits, deletes and duplicates them [PA-03, PA-04]. */
export const AcabadosList = () => {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectAcabados)
  const [copied, setCopied] = useState(0)
  const run = useAppSelector(selectCopyRun, copied)
  const progress = useLazyPart(copied === 0 ? null : progressPart)
  const duplicate = useCallback(
    (id: number) => {
      setCopied(id)
      dispatch(duplicateRequested(id))
    },
    [dispatch],
  )
  return (
    <>
      <ProductosList tipo="a" list={acabadosList} title="Productos acabados" add={add} rows={rows} onDuplicate={duplicate} />
      {progress && <progress.SaveProgress runKey={duplicateKey(run)} title="Duplicando" />}
    </>
  )
}
