import { useAppDispatch } from '@/store/hooks'
import { CodeForm } from '@/kits/forms/CodeForm'
import { productTypes } from '@/features/productos/productTypes'
import { createKey, detailClosed, genericoRequested, NEW_FORM, newEntered, selectProducto } from '@/features/productos/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'
import { Page, PageHeader } from '@/ui/page/Page'

const { list, title } = productTypes.g

/** Page that creates a generic product from its code [PG-01]. */
export const NuevoGenerico = () => {
  const dispatch = useAppDispatch()
  const { formId } = useRecordScreen(selectProducto, newEntered, detailClosed)
  return (
    <Page width="measure" bar="within">
      <PageHeader
        title="Nuevo producto genérico"
        breadcrumbs={[{ label: 'Productos' }, { label: title, to: list }, { label: 'Nuevo producto genérico' }]}
      />
      <CodeForm
        label="Código de artículo"
        confirm="Guardar"
        runKey={createKey({ formId })}
        list={list}
        draft={{
          id: formId,
          form: NEW_FORM,
          name: 'Nuevo producto genérico',
          kind: 'Producto genérico',
          path: '/productos/genericos/new',
        }}
        onAccept={(codigo, after) => void dispatch(genericoRequested({ formId, codigo, after }))}
      />
    </Page>
  )
}
