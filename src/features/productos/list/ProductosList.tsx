import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { inLocale } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import type { Row } from '@/ui/table/model/row'
import { useRefusal } from '@/kits/forms/useRefusal'
import { useDeletion } from '@/kits/usages/views/useDeletion'
import { editPath, productTypes, type Tipo } from '@/features/productos/productTypes'
import { deletePlace, deleteRequested, listEntered, selectLast } from '@/features/productos/slice'
import { composicionesLeft } from '@/features/productos/list/composicion/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ListScreen } from '@/kits/lists/ListScreen'
import type { List } from '@/kits/lists/list'

type Producto = Row & Pick<ProductoGenericoLight, 'id' | 'codigo' | 'nombre'>

interface ProductosListProps<R extends Producto, Context> {
  tipo: Tipo
  list: List<R, Context>
  title: string
  add: { label: string; to: string }
  /** Null while loading. */
  rows: readonly R[] | null
  onDuplicate?: (id: number) => void
}

/** Question before a deletion: the required sentence, then the parts that are deleted with the product [PG-07, PA-06]. */
const confirmDelete = (name: string): string =>
  [
    `¿Desea eliminar el producto ${name}? Atención, este cambio es irreversible.`,
    'Con él se eliminan sus líneas de composición y sus datos de cómo se aplica.',
  ].join('\n\n')

const cannotDelete = (name: string): string => `No se puede eliminar el producto ${name}`

/** List of products of a kind [PG-02 to PG-05, PG-07, PA-03]. */
export const ProductosList = <R extends Producto, Context>({
  tipo,
  list,
  title,
  add,
  rows,
  onDuplicate,
}: ProductosListProps<R, Context>) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [returnedFrom] = useState(useAppSelector(selectLast, tipo))
  useEffect(() => {
    dispatch(listEntered(tipo))
    return () => void dispatch(composicionesLeft(tipo))
  }, [dispatch, tipo])

  const { title: crumb } = productTypes[tipo]
  const hrefOf = useCallback((id: Row['id']) => editPath(tipo, Number(id)), [tipo])
  const deletion = useDeletion({
    tipo: productTypes[tipo].resource,
    confirmDelete,
    cannotDelete,
    nameOf: id => {
      const found = rows?.find(row => row.id === id)
      return recordName({ id, codigo: found?.codigo, nombre: found && inLocale(found.nombre) })
    },
    onConfirmed: id => dispatch(deleteRequested({ tipo, id })),
  })
  return (
    <>
      <ListScreen
        list={list}
        from={productTypes[tipo].catalogue}
        title={title}
        breadcrumbs={[{ label: 'Productos' }, { label: crumb }]}
        addLabel={add.label}
        onAdd={() => void navigate(add.to)}
        rows={rows}
        problem={useRefusal(deletePlace(tipo))}
        hrefOf={hrefOf}
        onRemove={deletion.ask}
        onDuplicate={onDuplicate}
        focusOn={returnedFrom}
      />
      {deletion.element}
    </>
  )
}
