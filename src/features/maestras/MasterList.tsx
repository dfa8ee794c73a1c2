import { useCallback, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { Row } from '@/domain/table/row'
import { useRefusal } from '@/forms/useRefusal'
import { useDeletion } from '@/forms/usos/useDeletion'
import { nounOf, referencesOf, type MasterDefinition } from '@/features/maestras/definition'
import { addRequested, deletePlace, deleteRequested, editRequested } from '@/features/maestras/slice'
import { joinSession } from '@/store/joinSession'
import { useSelect } from '@/store/useSelect'
import { ListScreen } from '@/lists/ListScreen'
import type { SelectFilters } from '@/lists/listTools'
import type { Bulk } from '@/lists/selection/definition'
import { createPart, type Part } from '@/ui/part'
import type { ActionsOf } from '@/ui/page/ListPage'

/** Each master has its own, by its key: the same one as long as the page stands. */
const bulks = new Map<string, Part<Bulk>>()
const bulkOf = (master: MasterDefinition): Part<Bulk> => {
  const part =
    bulks.get(master.key) ??
    createPart(async () => {
      const { masterBulk, maestrasBulkSaga } = await import(/* webpackChunkName: "seleccion" */ '@/features/maestras/list/bulk')
      joinSession(maestrasBulkSaga)
      return masterBulk(master)
    })
  bulks.set(master.key, part)
  return part
}

const noNames: ReadonlyMap<number, string> = new Map()

/** Names of what the records refer to, which their cells show in place of an id [EN-01]. */
const useReferred = (master: MasterDefinition): ReadonlyMap<number, string> => {
  const [reference] = referencesOf(master)
  return useSelect((root: unknown) => reference?.from.selectNames(root) ?? noNames)
}

const filterParts = new Map<string, Part<SelectFilters>>()
const filtersOf = (master: MasterDefinition): Part<SelectFilters> | undefined => {
  if (!master.filter) return undefined
  const part =
    filterParts.get(master.key) ??
    createPart(async () => (await import(/* webpackChunkName: "filtros" */ '@/features/maestras/filters')).selectFiltersOf(master))
  filterParts.set(master.key, part)
  return part
}

/** The list of a master adds, edits and deletes records; deleting asks first [MA-02, MA-10]. */
export const MasterList = ({ master, returnedFrom }: { master: MasterDefinition; returnedFrom: number | null }) => {
  const dispatch = useDispatch()
  const { key, title, columns, table, messages } = master
  const records = useSelect(master.catalogue.selectAll)
  const loading = useSelect(master.catalogue.selectIsAwaited)
  const names = useReferred(master)

  const rows = useMemo<Row[]>(
    () =>
      records.map(record => ({
        id: record.id,
        fields: master.cells(record, id => (id === null ? '' : (names.get(id) ?? ''))),
      })),
    [records, names, master],
  )
  const deletion = useDeletion({
    tipo: key,
    ...messages,
    nameOf: id => {
      const record = records.find(each => each.id === id)
      return record && master.nameOf(record)
    },
    onConfirmed: id => dispatch(deleteRequested({ master: key, id })),
  })
  const { ask } = deletion
  const actionsOf = useCallback<ActionsOf>(
    ({ id }, open) => [
      { label: 'Editar', icon: 'pencil', onAction: open },
      { label: 'Eliminar', icon: 'trash', danger: true, onAction: () => ask(Number(id)) },
    ],
    [ask],
  )
  return (
    <>
      <ListScreen
        table={table}
        from={master.catalogue}
        noun={nounOf(master)}
        filters={filtersOf(master)}
        bulk={bulkOf(master)}
        title={title.list}
        breadcrumbs={[{ label: 'Maestras' }, { label: title.list }]}
        addLabel={title.add}
        onAdd={() => dispatch(addRequested(key))}
        columns={columns}
        rows={loading ? null : rows}
        problem={useRefusal(deletePlace(key))}
        actionsOf={actionsOf}
        focusOn={returnedFrom}
        onOpen={id => dispatch(editRequested(key, id))}
      />
      {deletion.element}
    </>
  )
}
