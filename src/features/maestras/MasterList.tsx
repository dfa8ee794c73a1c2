import { useRefusal } from '@/kits/forms/useRefusal'
import { useDeletion } from '@/kits/usages/views/useDeletion'
import type { MasterDefinition } from '@/features/maestras/definition'
import { listOf } from '@/features/maestras/list/listOf'
import { addRequested, deletePlace, deleteRequested, editRequested } from '@/features/maestras/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ListScreen } from '@/kits/lists/ListScreen'

/** List of a master, to add, edit and delete records; a deletion is confirmed first [MA-02, MA-10]. */
export const MasterList = ({ master, returnedFrom }: { master: MasterDefinition; returnedFrom: number | null }) => {
  const dispatch = useAppDispatch()
  const { key, title, messages } = master
  const rows = useAppSelector(master.catalogue.selectRows)
  const deletion = useDeletion({
    tipo: key,
    ...messages,
    nameOf: id => {
      const record = rows?.find(each => each.id === id)
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
        rows={rows}
        problem={useRefusal(deletePlace(key))}
        onRemove={deletion.ask}
        focusOn={returnedFrom}
        onOpen={id => dispatch(editRequested(key, id))}
      />
      {deletion.element}
    </>
  )
}
