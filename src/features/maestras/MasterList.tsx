import { useDispatch } from 'react-redux'
import { useRefusal } from '@/forms/useRefusal'
import { useDeletion } from '@/forms/usos/useDeletion'
import { nounOf, referencesOf, type MasterDefinition, type MasterRecord } from '@/features/maestras/definition'
import { addRequested, deletePlace, deleteRequested, editRequested } from '@/features/maestras/slice'
import { joinSession } from '@/store/joinSession'
import { useSelect } from '@/store/useSelect'
import { defineList, editing, removing, type List } from '@/lists/list'
import { ListScreen } from '@/lists/ListScreen'
import { createPart } from '@/ui/part'

const noNames: ReadonlyMap<number, string> = new Map()

const listOfMaster = (master: MasterDefinition): ListOfMaster => {
  const [reference] = referencesOf(master)
  const filters = createPart(
    async () => (await import(/* webpackChunkName: "filtros" */ '@/features/maestras/filters')).selectFiltersOf(master),
  )
  return defineList<MasterRecord, ReadonlyMap<number, string>>({
    ...{ storage: master.table, noun: nounOf(master), columns: master.columns, storedOrder: master.storedOrder },
    // Cells show names of what the records refer to, in place of an id [EN-01].
    selectContext: (root: unknown) => reference?.from.selectNames(root) ?? noNames,
    ...(master.filter && { filters }),
    actions: [editing, removing],
    bulk: createPart(async () => {
      const { masterBulk, maestrasBulkSaga } = await import(/* webpackChunkName: "seleccion" */ '@/features/maestras/list/bulk')
      joinSession(maestrasBulkSaga)
      return masterBulk(master)
    }),
  })
}

type ListOfMaster = List<MasterRecord, ReadonlyMap<number, string>>

/** Each master has its own, by its key: the same one as long as the page stands. */
const lists = new Map<string, ListOfMaster>()
const listOf = (master: MasterDefinition): ListOfMaster => {
  const list = lists.get(master.key) ?? listOfMaster(master)
  lists.set(master.key, list)
  return list
}

/** The list of a master adds, edits and deletes records; deleting asks first [MA-02, MA-10]. */
export const MasterList = ({ master, returnedFrom }: { master: MasterDefinition; returnedFrom: number | null }) => {
  const dispatch = useDispatch()
  const { key, title, messages } = master
  const records = useSelect(master.catalogue.selectAll)
  const loading = useSelect(master.catalogue.selectIsAwaited)
  const deletion = useDeletion({
    tipo: key,
    ...messages,
    nameOf: id => {
      const record = records.find(each => each.id === id)
      return record && master.nameOf(record)
    },
    onConfirmed: id => dispatch(deleteRequested({ master: key, id })),
  })
  return (
    <>
      <ListScreen
        list={listOf(master)}
        from={master.catalogue}
        title={title.list}
        breadcrumbs={[{ label: 'Maestras' }, { label: title.list }]}
        addLabel={title.add}
        onAdd={() => dispatch(addRequested(key))}
        rows={loading ? null : records}
        problem={useRefusal(deletePlace(key))}
        onRemove={deletion.ask}
        focusOn={returnedFrom}
        onOpen={id => dispatch(editRequested(key, id))}
      />
      {deletion.element}
    </>
  )
}
