import { Navigate, useLocation, useParams } from 'react-router-dom'
import { kinds, type Tipo } from '@/features/productos/kinds'
import { ProductoForm } from '@/features/productos/edit/ProductoForm'
import { productoPages } from '@/features/productos/edit/pages'
import { PagePager } from '@/forms/pager/PagePager'
import { detailClosed, detailEntered, selectProducto } from '@/features/productos/slice'
import { askedLocale } from '@/store/screens/askedLocale'
import { useRecordScreen } from '@/store/screens/useRecordScreen'
import { LoadingPage } from '@/ui/page/LoadingPage'

const Opened = ({ tipo, id }: { tipo: Tipo; id: number }) => {
  const asked = askedLocale(useLocation())
  const screen = useRecordScreen(selectProducto, () => detailEntered({ tipo, id, ...asked }), detailClosed)
  const { title, list } = kinds[tipo]
  if (screen.opened && screen.tipo === tipo && screen.id === id) return <ProductoForm screen={screen} opened={screen.opened} />
  return (
    <LoadingPage
      width="wide"
      title="Editar producto"
      actions={<PagePager pages={productoPages[tipo]} id={id} isLoading />}
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
