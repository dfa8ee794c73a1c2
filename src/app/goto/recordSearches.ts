import type { IconName } from '@/ui/buttons/icons'
import type { RootState } from '@/app/rootReducer'
import type { Destination } from '@/app/goto/entry'
import { searchOf, type SearchableCatalogue } from '@/app/goto/searchOf'
import { capitalized } from '@/shared/capitalized'
import type { LocaleMap } from '@/shared/locales'
import { firstText } from '@/shared/recordName'
import { recordLink } from '@/kits/history/model/recordLink'
import { detailPath as cultivoPath, LIST_PATH as CULTIVOS_PATH, TABLE as CULTIVOS_TABLE } from '@/features/cultivos/slice'
import { TABLE as ENSAYOS_TABLE } from '@/features/ensayos/slice'
import { productTypes } from '@/features/productos/productTypes'
import { TABLE as SOLUCIONES_TABLE } from '@/features/soluciones/slice'
import { masterOf } from '@/features/maestras/registry'
import type { ResourceName, Routes } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
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

interface NamedRecord {
  id: number
  nombre: LocaleMap
  codigo?: string
}

type RoutedResource = Resource & { routes: Routes }

const nombreOf = ({ nombre }: NamedRecord) => firstText(nombre)
const valorOf = ({ valor }: { valor: LocaleMap }) => firstText(valor)
const codigoOf = ({ codigo = '' }: NamedRecord) => codigo
/** Place of a record from its address, which also works in another tab. */
const placeOf = (address: string): Destination => ({ ...recordLink(address), href: address })

const titleOf = ({ noun }: Resource): string => capitalized(noun.many)

/** Search of a resource whose records have pages of their own. */
const ofPage = <Entity extends NamedRecord>(
  resource: RoutedResource,
  catalogue: SearchableCatalogue<Entity>,
  { key, icon, table }: { key: string; icon: IconName; table: string },
) =>
  searchOf({
    key,
    group: titleOf(resource),
    icon,
    catalogue,
    nameOf: nombreOf,
    codeOf: codigoOf,
    detailOf: codigoOf,
    placeOf: ({ id }) => placeOf(resource.routes.record(id)),
    list: { path: resource.routes.list, table },
  })

/** Search of a resource whose forms open in the list of its master. */
const ofMaster = <Entity extends { id: number }>(
  resource: RoutedResource,
  catalogue: SearchableCatalogue<Entity>,
  nameOf: (record: Entity) => string,
) =>
  searchOf({
    key: resource.name,
    group: 'Maestras',
    icon: 'sliders',
    catalogue,
    nameOf,
    detailOf: () => capitalized(resource.noun.one),
    placeOf: ({ id }) => placeOf(resource.routes.record(id)),
    list: { path: resource.routes.list, table: masterOf(resource.name).table, title: titleOf(resource) },
  })

/**
 * Searches by resource, in the order of their groups; null for resources without a page of their own. Crops and solutions have pages
 * besides their masters.
 */
const searches = {
  productos_acabados: ofPage(resources.productos_acabados, productosAcabados, {
    key: 'acabados',
    icon: 'box',
    table: productTypes.a.table,
  }),
  productos_genericos: ofPage(resources.productos_genericos, productosGenericos, {
    key: 'genericos',
    icon: 'box',
    table: productTypes.g.table,
  }),
  cultivos: ofPage({ ...resources.cultivos, routes: { list: CULTIVOS_PATH, record: cultivoPath } }, cultivos, {
    key: 'cultivos',
    icon: 'sprout',
    table: CULTIVOS_TABLE,
  }),
  ensayos: ofPage(resources.ensayos, ensayos, { key: 'ensayos', icon: 'flask', table: ENSAYOS_TABLE }),
  soluciones: ofPage(resources.soluciones, soluciones, { key: 'soluciones', icon: 'layers', table: SOLUCIONES_TABLE }),
  familias: ofMaster(resources.familias, familias, nombreOf),
  iconos: ofMaster(resources.iconos, iconos, nombreOf),
  envases: ofMaster(resources.envases, envases, valorOf),
  componentes: ofMaster(resources.componentes, componentes, nombreOf),
  magnitudes: ofMaster(resources.magnitudes, magnitudes, valorOf),
  estados_fenologicos: searchOf({
    key: 'estados_fenologicos',
    group: 'Maestras',
    icon: 'sliders',
    catalogue: estadosFenologicos,
    nameOf: nombreOf,
    detailOf: ({ cultivo }, root: RootState) =>
      `${capitalized(resources.estados_fenologicos.noun.one)} · ${cultivoNames.selectNames(root).get(cultivo) ?? ''}`,
    placeOf: ({ cultivo }) => placeOf(cultivoPath(cultivo)),
    list: {
      path: resources.estados_fenologicos.routes.list,
      table: masterOf('estados_fenologicos').table,
      title: titleOf(resources.estados_fenologicos),
    },
  }),
  grupos_de_cultivo: null,
  lineas_de_composicion: null,
  como_se_aplica: null,
  resultados_de_ensayo: null,
  adjuntos_de_ensayo: null,
  combinaciones_de_productos: null,
} satisfies Record<ResourceName, object | null>

/** Kinds of records that "Ir a…" searches by name or code, in the order of its groups [LS-09]. */
export const recordSearches = Object.values(searches).filter(search => search !== null)

export type RecordSearch = (typeof recordSearches)[number]
