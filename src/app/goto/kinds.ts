import type { RootState } from '@/app/rootReducer'
import { drawings } from '@/app/goto/drawings'
import type { Place } from '@/app/goto/entry'
import { searchOf, type Searched } from '@/app/goto/searchOf'
import { inLocale, type LocaleMap } from '@/domain/locales'
import { detailPath as cultivoPath } from '@/features/cultivos/slice'
import { detailPath as ensayoPath } from '@/features/ensayos/slice'
import { masterOf } from '@/features/maestras/registry'
import { editPath, kinds as productKinds } from '@/features/productos/kinds'
import { detailPath as solucionPath } from '@/features/soluciones/slice'
import {
  componentes,
  cultivos,
  ensayos,
  envases,
  estadosFenologicos,
  familias,
  iconos,
  magnitudes,
  productosAcabados,
  productosGenericos,
  soluciones,
} from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'

interface Named {
  id: number
  nombre: LocaleMap
  codigo?: string
}

const nombreOf = ({ nombre }: Named) => inLocale(nombre)
const valorOf = ({ valor }: { valor: LocaleMap }) => inLocale(valor)
const codigoOf = ({ codigo = '' }: Named) => codigo
const at = (to: string): Place => ({ to, href: to })
/** The form of a master's record: told by the state of the journey, in another tab by the address. */
const formAt =
  (path: string) =>
  ({ id }: { id: number }): Place => ({ to: path, state: { abrir: id }, href: `${path}?abrir=${id}` })

const routed = { nameOf: nombreOf, codeOf: codigoOf, detailOf: codigoOf }

/** A record whose form opens in the list of its master. */
const ofMaster = <Entity extends { id: number }>(catalogue: Searched<Entity>, nameOf: (record: Entity) => string) => {
  const { key, path, table, kind, title } = masterOf(catalogue.name)
  return searchOf({
    ...{ key, group: 'Maestras', icon: drawings.sliders, catalogue, nameOf },
    detailOf: () => kind,
    placeOf: formAt(path),
    list: { path, table, title: title.list },
  })
}

/** All that "Ir a…" finds by name or code, in the order of its groups [LS-09]. */
export const kinds = [
  searchOf({
    ...{ key: 'acabados', group: 'Productos acabados', icon: drawings.box, catalogue: productosAcabados, ...routed },
    placeOf: ({ id }) => at(editPath('a', id)),
    list: { path: productKinds.a.list, table: 'filtroProductoAcabados' },
  }),
  searchOf({
    ...{ key: 'genericos', group: 'Productos genéricos', icon: drawings.box, catalogue: productosGenericos, ...routed },
    placeOf: ({ id }) => at(editPath('g', id)),
    list: { path: productKinds.g.list, table: 'filtroProductoGenericos' },
  }),
  searchOf({
    ...{ key: 'cultivos', group: 'Cultivos', icon: drawings.sprout, catalogue: cultivos, ...routed },
    placeOf: ({ id }) => at(cultivoPath(id)),
    list: { path: '/cultivos/ver', table: 'filtroConfigurarCultivos' },
  }),
  searchOf({
    ...{ key: 'ensayos', group: 'Ensayos', icon: drawings.flask, catalogue: ensayos, ...routed },
    placeOf: ({ id }) => at(ensayoPath(id)),
    list: { path: '/ensayos/ver', table: 'filtroEnsayos' },
  }),
  searchOf({
    ...{ key: 'soluciones', group: 'Soluciones', icon: drawings.layers, catalogue: soluciones, ...routed },
    placeOf: ({ id }) => at(solucionPath(id)),
    list: { path: '/soluciones/ver', table: 'filtroConfigurarSoluciones' },
  }),
  // Crops and solutions have pages of their own.
  ofMaster(familias, nombreOf),
  ofMaster(iconos, nombreOf),
  ofMaster(envases, valorOf),
  ofMaster(componentes, nombreOf),
  ofMaster(magnitudes, valorOf),
  searchOf({
    ...{ key: 'estados_fenologicos', group: 'Maestras', icon: drawings.sliders, catalogue: estadosFenologicos, nameOf: nombreOf },
    detailOf: ({ cultivo }, root: RootState) => `Estado fenológico · ${cultivoNames.selectNames(root).get(cultivo) ?? ''}`,
    placeOf: ({ cultivo }) => at(cultivoPath(cultivo)),
    list: { path: '/maestras/estados_fenologicos', table: 'filtroEstadosFenologicos', title: 'Estados fenológicos' },
  }),
]

export type Kind = (typeof kinds)[number]
