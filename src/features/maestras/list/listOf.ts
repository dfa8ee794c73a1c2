import { referencesOf, type MasterDefinition, type MasterRecord } from '@/features/maestras/definition'
import { selectFiltersOf } from '@/features/maestras/filters'
import { masterBulk } from '@/features/maestras/list/bulk'
import { defineList, editAction, removeAction, type List } from '@/kits/lists/list'

type ListOfMaster = List<MasterRecord, ReadonlyMap<number, string>>

const listOfMaster = (master: MasterDefinition): ListOfMaster => {
  const [reference] = referencesOf(master)
  return defineList<MasterRecord, ReadonlyMap<number, string>>({
    storage: master.table,
    noun: master.resource.noun,
    columns: master.columns,
    storedOrder: master.storedOrder,
    // Cells show the names of referenced records instead of ids [EN-01].
    ...(reference && { selectContext: reference.from.selectNames }),
    ...(master.filter && { filters: selectFiltersOf(master) }),
    actions: [editAction, removeAction],
    bulk: masterBulk(master),
    importTo: `/importar/${master.resource.name}`,
  })
}

/** Lists by master key, each created once. */
const lists = new Map<string, ListOfMaster>()
export const listOf = (master: MasterDefinition): ListOfMaster => {
  const list = lists.get(master.key) ?? listOfMaster(master)
  lists.set(master.key, list)
  return list
}
