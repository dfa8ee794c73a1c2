import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Navigate, useParams } from 'react-router-dom'
import { kinds, type Tipo } from '@/features/productos/kinds'
import { ProductoForm } from '@/features/productos/edit/ProductoForm'
import '@/features/productos/saga'
import { formClosed, productoOpened, selectForm } from '@/features/productos/slice'
import { useSelect } from '@/store/useSelect'
import { LoadingPage } from '@/ui/page/LoadingPage'

const Opened = ({ tipo, id }: { tipo: Tipo; id: number }) => {
  const dispatch = useDispatch()
  const form = useSelect(selectForm)
  // Saves that it outlasts give the form another id.
  const close = useEffectEvent(() => form && dispatch(formClosed({ formId: form.formId })))
  useEffect(() => {
    dispatch(productoOpened(tipo, id))
    return () => void close()
  }, [dispatch, tipo, id])

  const { title, list } = kinds[tipo]
  if (form?.opened && form.tipo === tipo && form.id === id) return <ProductoForm form={form} opened={form.opened} />
  return (
    <LoadingPage
      width="wide"
      title="Editar producto"
      breadcrumbs={[{ label: 'Productos' }, { label: title, to: list }, { label: 'Editar producto' }]}
    />
  )
}

/** The edit screen of either kind; there is no third one [PE-01, RT-05]. */
export const ProductoScreen = () => {
  const { tipo, id } = useParams()
  if (tipo !== 'g' && tipo !== 'a') return <Navigate to="/" replace />
  return <Opened key={`${tipo}/${id}`} tipo={tipo} id={Number(id)} />
}
