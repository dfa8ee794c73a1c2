import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { acabadosList, selectAcabados } from '@/features/productos/list/acabados'
import { ProductosList } from '@/features/productos/list/ProductosList'
import { duplicateKey, duplicateRequested, selectCopyRun } from '@/features/productos/slice'
import { joinSession } from '@/store/joinSession'
import { useSelect } from '@/store/useSelect'
import { afterShown, createPart, usePart } from '@/ui/part'

const add = { label: 'Añadir producto acabado', to: '/productos/acabados/new' }

/** The work of a copy is fetched before anybody wants one. */
export const copying = createPart(async () => {
  joinSession((await import(/* webpackChunkName: "copia" */ '@/features/productos/list/copySaga')).productosCopySaga)
  return true
})
/** It comes after the list: nobody duplicates before. */
const progress = createPart(async () => {
  await afterShown()
  return import(/* webpackChunkName: "copia" */ '@/kits/forms/progress/SaveProgress')
})
const Duplicating = ({ runKey }: { runKey: string }) => {
  const part = usePart(progress)
  return part && <part.SaveProgress runKey={runKey} title="Duplicando" />
}

/** The list of finished products edits, deletes and duplicates them [PA-03, PA-04]. */
export const AcabadosList = () => {
  const dispatch = useDispatch()
  const rows = useSelect(selectAcabados)
  const [copied, setCopied] = useState(0)
  const run = useSelect(selectCopyRun, copied)
  const duplicate = useCallback(
    (id: number) => {
      setCopied(id)
      void copying.load().then(() => dispatch(duplicateRequested(id)))
    },
    [dispatch],
  )
  return (
    <>
      <ProductosList tipo="a" list={acabadosList} title="Productos acabados" add={add} rows={rows} onDuplicate={duplicate} />
      <Duplicating runKey={duplicateKey(run)} />
    </>
  )
}
