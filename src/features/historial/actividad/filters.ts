import { createSelector } from 'reselect'
import type { HistoryQuery } from '@/api/historial'
import { compareTexts } from '@/shared/collation'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { ACCIONES } from '@/shared/history'
import type { otherKinds } from '@/shared/otherKinds'
import type { Filter, FilterOption } from '@/kits/lists/model/filters'
import type { TableView } from '@/shared/tableView'
import { fullNameOf } from '@/shared/user'
import { startOf } from '@/features/historial/actividad/days'
import { verbs } from '@/features/historial/actividad/words'
import { resourceNames } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import { usuarios } from '@/store/catalogues'

/** Kinds of records with entries: child records and read-only resources have none. */
const TIPOS = [
  ...resourceNames.filter(name => resources[name].routes !== null),
  ...(['usuarios', 'copias_de_seguridad'] satisfies (keyof typeof otherKinds)[]),
]

/** Filter that the server applies; `valuesOf` is never called. */
const serverFilter = (filter: Pick<Filter, 'key' | 'title' | 'nameOf'>): Filter => ({ ...filter, none: '', valuesOf: () => [] })

/** Filters of the activity, with all their values [HI-05]. */
export const selectActivityFilters = createSelector([usuarios.selectEntities], users => {
  const nameOfUser = (id: string) => {
    const user = users[Number(id)]
    return user ? fullNameOf(user) || user.email : id
  }
  const filters = [
    serverFilter({ key: 'usuario', title: 'Usuario', nameOf: nameOfUser }),
    serverFilter({ key: 'tipo', title: 'Tipo', nameOf: nameOfTipo }),
    serverFilter({
      key: 'accion',
      title: 'Qué se hizo',
      nameOf: accion => ACCIONES.flatMap(each => (each === accion ? verbs[each].label : []))[0] ?? accion,
    }),
  ]
  const values: Readonly<Record<string, readonly string[]>> = { usuario: Object.keys(users), tipo: TIPOS, accion: ACCIONES }
  const offer = ({ key, nameOf }: Filter): FilterOption[] => {
    const offered = (values[key] ?? []).map(value => ({ value, name: nameOf(value), count: null }))
    return key === 'accion' ? offered : offered.sort((one, other) => compareTexts(one.name, other.name))
  }
  return { filters, offer }
})

/** Query parameters of the page. */
export const KEYS = ['usuario', 'tipo', 'accion', 'desde', 'hasta'].map(key => ({ key }))

export const historyQueryOf = ({ term, filters }: TableView): HistoryQuery => {
  const joined = (key: string) => filters[key]?.join(',') || undefined
  return {
    usuario: joined('usuario'),
    accion: joined('accion'),
    tipo: joined('tipo'),
    desde: startOf(filters['desde']?.[0]),
    hasta: startOf(filters['hasta']?.[0], 1),
    buscar: term.trim() || undefined,
  }
}
