import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { MasterDefinition } from '@/features/maestras/definition'
import { addRequested, deleteRequested, editRequested } from '@/features/maestras/slice'
import { selectTableView, tableViewed } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'
import { ListPage, type TableRow } from '@/ui/ListPage'

/** [MA-02, MA-10] */
export const MasterList = ({ master, returnedFrom }: { master: MasterDefinition; returnedFrom: number | null }) => {
  const dispatch = useDispatch()
  const { key, title, columns, table, messages } = master
  const records = useSelect(master.catalogue.selectAll)
  const status = useSelect(master.catalogue.selectStatus)
  const view = useSelect(selectTableView, table)

  const rows = useMemo<TableRow[]>(
    () =>
      records.map(record => ({
        id: record.id,
        fields: master.cells(record),
        actions: [
          { label: 'Editar', icon: 'pencil', onAction: () => dispatch(editRequested(key, record.id)) },
          {
            label: 'Eliminar',
            icon: 'trash',
            danger: true,
            onAction: () => {
              if (window.confirm(messages.confirmDelete(master.nameOf(record)))) dispatch(deleteRequested({ master: key, id: record.id }))
            },
          },
        ],
      })),
    [records, master, key, messages, dispatch],
  )
  const loading = records.length === 0 && (status === 'idle' || status === 'loading')
  return (
    <ListPage
      title={title.list}
      breadcrumbs={[{ label: 'Maestras' }, { label: title.list }]}
      addLabel={title.add}
      onAdd={() => dispatch(addRequested(key))}
      columns={columns}
      rows={loading ? null : rows}
      view={view}
      onViewChange={changed => dispatch(tableViewed({ table, view: changed }))}
      focusOn={returnedFrom}
      onOpen={id => dispatch(editRequested(key, Number(id)))}
    />
  )
}
