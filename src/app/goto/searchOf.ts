import type { IconName } from '@/ui/buttons/icons'
import type { Action } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import type { Entry, Destination } from '@/app/goto/entry'
import type { RootState } from '@/app/rootReducer'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare } from '@/ui/table/model/prepare'
import { recordName } from '@/shared/recordName'
import type { CatalogueName } from '@/store/catalogues'

export interface SearchableCatalogue<Entity> {
  name: CatalogueName
  loadRequested(): Action
  selectAll(root: RootState): Entity[]
  selectIsAwaited(root: RootState): boolean
}

interface Source<Entity extends { id: number }> {
  key: string
  /** Heading of the results. */
  group: string
  icon: IconName
  catalogue: SearchableCatalogue<Entity>
  nameOf(record: Entity): string
  codeOf?(record: Entity): string
  detailOf(record: Entity, root: RootState): string
  placeOf(record: Entity): Destination
  /** List with all records; `title` is set where several lists share a heading. */
  list: { path: string; table: string; title?: string }
}

/** Search of one kind of record for "Ir a…". Rows are prepared once a list, as in tables [TB-10]. */
export const searchOf = <Entity extends { id: number }>({ key, group, icon, catalogue, list, ...source }: Source<Entity>) => {
  const selectList = createSelector([catalogue.selectAll], records => {
    const prepared = prepare<Entity>(records, [
      { key: 'nombre', text: record => source.nameOf(record) },
      { key: 'codigo', text: record => source.codeOf?.(record) ?? '' },
    ])
    return { records, prepared, search: createSearch(prepared) }
  })
  const entryOf = (record: Entity, root: RootState): Entry => ({
    key: `${key}/${record.id}`,
    name: recordName({ id: record.id, nombre: source.nameOf(record), codigo: source.codeOf?.(record) }),
    detail: source.detailOf(record, root),
    icon,
    place: source.placeOf(record),
  })
  return {
    key,
    group,
    list,
    selectList,
    loadRequested: catalogue.loadRequested,
    isAwaited: catalogue.selectIsAwaited,
    /** True if the list was never requested, or its request failed. */
    isMissing: (root: RootState) => ['idle', 'failed'].includes(root.catalogues[catalogue.name].status),
    entryAt: (index: number, root: RootState): Entry[] =>
      selectList(root)
        .records.slice(index, index + 1)
        .map(record => entryOf(record, root)),
    entryWith: (id: number, root: RootState): Entry[] => {
      const found = selectList(root).records.find(record => record.id === id)
      return found ? [entryOf(found, root)] : []
    },
  }
}
