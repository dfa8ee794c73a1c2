import type { rootReducer } from '@/app/rootReducer'
import type { Filter } from '@/kits/lists/model/filters'
import { listOf } from '@/kits/usages/kinds'
import { selectCultivoFilters } from '@/features/cultivos/list/filters'
import { selectEnsayoFilters } from '@/features/ensayos/list/filters'
import { masterOf } from '@/features/maestras/registry'
import { selectAcabadoFilters, selectGenericoFilters } from '@/features/productos/list/filters'
import { selectSolucionFilters } from '@/features/soluciones/filters'
import { resourceNames } from '@/shared/resources/names'
import { refusingReferences } from '@/shared/resources/referrers'
import { ownersOf } from '@server/resources/references'
import { stateAfter } from '@test/support/state'

const root = stateAfter()
const state: ReturnType<typeof rootReducer> = { ...root, configuration: { ...root.configuration, extensions: true } }

const filtersIn: Record<string, readonly (Pick<Filter, 'key'> | undefined)[]> = {
  productos_genericos: selectGenericoFilters(state),
  productos_acabados: selectAcabadoFilters(state),
  ensayos: selectEnsayoFilters(state),
  soluciones: selectSolucionFilters(state),
  cultivos: selectCultivoFilters(state),
  envases: [masterOf('envases').filter],
  estados_fenologicos: [masterOf('estados_fenologicos').filter],
}

/** Pairs of a resource and one that may use it, directly or by its parts, from the definitions of the server. */
const pairs = resourceNames.flatMap(used => {
  const users = refusingReferences(used).flatMap(({ resource }) => {
    const owners = ownersOf(resource)
    return owners.length > 0 ? owners.map(({ to }) => to) : [resource.name]
  })
  return [...new Set(users)].map(user => [used, user] as const)
})

it.each(pairs)('what uses a record of %s among %s is a filter of their list [LS-01, LS-11]', (used, user) => {
  const query = new URLSearchParams(listOf(user, { tipo: used, id: 7 })?.split('?')[1])
  const [first] = [...query]
  expect(first?.[1]).toBe('7')
  expect(filtersIn[user]?.map(filter => filter?.key)).toContain(first?.[0])
})
