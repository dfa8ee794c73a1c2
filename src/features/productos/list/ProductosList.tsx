import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { recordName } from '@/domain/recordName'
import type { Row } from '@/domain/table/row'
import { useRefusal } from '@/forms/useRefusal'
import { useDeletion } from '@/forms/usos/useDeletion'
import { editPath, kinds, type Tipo } from '@/features/productos/kinds'
import { deletePlace, deleteRequested, listEntered, selectLast } from '@/features/productos/slice'
import { outOf } from '@/store/lists/slice'
import { useSelect } from '@/store/useSelect'
import { ListScreen } from '@/lists/ListScreen'
import type { Bulk } from '@/lists/selection/definition'
import type { SelectFilters } from '@/lists/listTools'
import type { Part } from '@/ui/part'
import type { ActionsOf, Column, RowAction } from '@/ui/page/ListPage'

interface ProductosListProps {
  tipo: Tipo
  title: string
  add: { label: string; to: string }
  columns: readonly Column[]
  /** Is null while they are loading. */
  rows: readonly Row[] | null
  filters: Part<SelectFilters>
  bulk: Part<Bulk>
  /** Gives the actions besides "Editar" and "Eliminar"; the same function as long as it does the same. */
  moreActions?: ActionsOf
}

const NONE: readonly RowAction[] = []

/** What goes along with a product is said after the sentence that has to be there [PG-07, PA-06]. */
const confirmDelete = (name: string): string =>
  [
    `¿Desea eliminar el producto ${name}? Atención, este cambio es irreversible.`,
    'Con él se eliminan sus líneas de composición y sus datos de cómo se aplica.',
  ].join('\n\n')

const cannotDelete = (name: string): string => `No se puede eliminar el producto ${name}`

/** A list of products [PG-02 to PG-05, PG-07, PA-03]. */
export const ProductosList = ({ tipo, title, add, columns, rows, filters, bulk, moreActions }: ProductosListProps) => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [returnedFrom] = useState(useSelect(selectLast, tipo))
  useEffect(() => {
    dispatch(listEntered(tipo))
  }, [dispatch, tipo])

  const { title: crumb, noun, table } = kinds[tipo]
  const hrefOf = useCallback((id: Row['id']) => editPath(tipo, Number(id)), [tipo])
  const deletion = useDeletion({
    tipo: kinds[tipo].resource,
    confirmDelete,
    cannotDelete,
    nameOf: id => {
      const [codigo, nombre] = rows?.find(row => row.id === id)?.fields ?? []
      return recordName({ id, codigo, nombre })
    },
    onConfirmed: id => dispatch(deleteRequested({ tipo, id })),
  })
  const { ask } = deletion
  const actionsOf = useCallback<ActionsOf>(
    (row, open) => [
      { label: 'Editar', icon: 'pencil', onAction: open },
      { label: 'Eliminar', icon: 'trash', danger: true, onAction: () => ask(Number(row.id)) },
      ...(moreActions?.(row, open) ?? NONE),
    ],
    [moreActions, ask],
  )
  return (
    <>
      <ListScreen
        table={table}
        from={kinds[tipo].catalogue}
        noun={noun}
        title={title}
        breadcrumbs={[{ label: 'Productos' }, { label: crumb }]}
        addLabel={add.label}
        onAdd={() => void navigate(add.to)}
        columns={columns}
        rows={rows}
        filters={filters}
        bulk={bulk}
        problem={useRefusal(deletePlace(tipo))}
        onOpen={id => void navigate(hrefOf(id), { state: outOf(table) })}
        hrefOf={hrefOf}
        actionsOf={actionsOf}
        focusOn={returnedFrom}
      />
      {deletion.element}
    </>
  )
}
