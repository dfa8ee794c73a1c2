import { lightOf, rootOf, withQuery } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getList } from '@/api/http/records'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ResourceName } from '@/shared/resources/names'
import type { Resources, RowOf } from '@/shared/resources/registry'
import type { FieldName, FilterOf, NameOfKind, Resource } from '@/shared/resources/resource'

/** Resources whose lists the store holds. A list that can be narrowed by an owner is loaded with it instead. */
export type ListedName = { [Name in ResourceName]: FilterOf<Resources[Name]> extends never ? Name : never }[ResourceName]

type HasLight<Name extends ResourceName> = Exclude<FieldName<Resources[Name]>, keyof RowOf<Name>> extends never ? false : true

/** Names of the members of a row that are texts by language. */
type MapsOf<R extends Resource, Row> = Record<NameOfKind<R, 'text'> & keyof Row, true>

/** Facts of a descriptor that its list needs. */
interface Facts<Name extends ResourceName> {
  /** Whether the API has a light list. */
  light: HasLight<Name>
  maps: MapsOf<Resources[Name], RowOf<Name>>
}

const nombre = { light: false, maps: { nombre: true } } as const
const valor = { light: false, maps: { valor: true } } as const
const nombreYDescripcion = { light: false, maps: { nombre: true, descripcion: true } } as const
const light = { light: true, maps: { nombre: true } } as const
const noMaps = { light: false, maps: {} } as const
const ensayo = { light: false, maps: { nombre: true, dosis: true, descripcion: true, momento_de_aplicacion: true } } as const

const listOf = <Name extends ListedName>(name: Name, facts: Facts<Name>) => {
  const maps = Object.keys(facts.maps)
  // Rows show names in the default locale alone: an API that can leaves out all other texts, which are most of a light list.
  return () =>
    getList<RowOf<Name>>(
      facts.light ? withQuery(lightOf(name), { idioma: hasExtensions() ? DEFAULT_LOCALE : undefined }) : rootOf(name),
      maps,
    )
}

/**
 * Rows of tables and choices, by resource: light lists where the API has them. The first page loads lists and does not wait for the
 * descriptors, which are 3 KiB: what lists need of them stands here, held by types. A resource, a light list or a text by language that is
 * missing here does not compile.
 */
export const lists: { [Name in ListedName]: () => Promise<RowOf<Name>[]> } = {
  magnitudes: listOf('magnitudes', valor),
  iconos: listOf('iconos', nombreYDescripcion),
  familias: listOf('familias', nombreYDescripcion),
  envases: listOf('envases', valor),
  componentes: listOf('componentes', nombre),
  grupos_de_cultivo: listOf('grupos_de_cultivo', noMaps),
  cultivos: listOf('cultivos', nombre),
  estados_fenologicos: listOf('estados_fenologicos', nombre),
  soluciones: listOf('soluciones', nombreYDescripcion),
  productos_genericos: listOf('productos_genericos', light),
  productos_acabados: listOf('productos_acabados', light),
  ensayos: listOf('ensayos', ensayo),
}
