import { changesAt, lightOf, rootOf, withQuery } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getChanges, getList, type ReadChanges } from '@/api/http/records'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ResourceName } from '@/shared/resources/names'
import type { Resources, RowOf } from '@/shared/resources/registry'
import type { FieldName, FilterOf, NameOfKind, Resource } from '@/shared/resources/resource'

/** Resources with a list in the store. Lists that can be filtered by an owner are loaded with the owner instead. */
export type ListedName = { [Name in ResourceName]: FilterOf<Resources[Name]> extends never ? Name : never }[ResourceName]

type LightFlag<Name extends ResourceName> = Exclude<FieldName<Resources[Name]>, keyof RowOf<Name>> extends never ? false : true

/** Names of a row's fields that are texts by language. */
type MapsOf<R extends Resource, Row> = Record<NameOfKind<R, 'text'> & keyof Row, true>

/** Facts of a descriptor that its list needs; the descriptors load after the first list. */
interface Facts<Name extends ResourceName> {
  /** The API has a light list. */
  light: LightFlag<Name>
  maps: MapsOf<Resources[Name], RowOf<Name>>
}

/** Facts of every list. A resource, a light list or a text by language that is missing here does not compile. */
const facts: { readonly [Name in ListedName]: Facts<Name> } = {
  magnitudes: { light: false, maps: { valor: true } },
  iconos: { light: false, maps: { nombre: true, descripcion: true } },
  familias: { light: false, maps: { nombre: true, descripcion: true } },
  envases: { light: false, maps: { valor: true } },
  componentes: { light: false, maps: { nombre: true } },
  grupos_de_cultivo: { light: false, maps: {} },
  cultivos: { light: false, maps: { nombre: true } },
  estados_fenologicos: { light: false, maps: { nombre: true } },
  soluciones: { light: false, maps: { nombre: true, descripcion: true } },
  productos_genericos: { light: true, maps: { nombre: true } },
  productos_acabados: { light: true, maps: { nombre: true } },
  ensayos: { light: false, maps: { nombre: true, dosis: true, descripcion: true, momento_de_aplicacion: true } },
}

const mapsOf = (name: ListedName): string[] => Object.keys(facts[name].maps)

/**
 * Language of light lists. Rows show names in the default locale only; an API with extensions leaves out all other texts, most of the
 * list's size.
 */
const languageOf = (name: ListedName) => (facts[name].light && hasExtensions() ? DEFAULT_LOCALE : undefined)

const listOf =
  <Name extends ListedName>(name: Name) =>
  () =>
    getList<RowOf<Name>>(facts[name].light ? withQuery(lightOf(name), { idioma: languageOf(name) }) : rootOf(name), mapsOf(name))

/**
 * Rows of tables and choices, by resource: light lists where the API has them. The first page loads lists before the descriptors (3 KiB),
 * so the facts that lists need are repeated here and checked by types.
 */
export const lists: { [Name in ListedName]: () => Promise<RowOf<Name>[]> } = {
  magnitudes: listOf('magnitudes'),
  iconos: listOf('iconos'),
  familias: listOf('familias'),
  envases: listOf('envases'),
  componentes: listOf('componentes'),
  grupos_de_cultivo: listOf('grupos_de_cultivo'),
  cultivos: listOf('cultivos'),
  estados_fenologicos: listOf('estados_fenologicos'),
  soluciones: listOf('soluciones'),
  productos_genericos: listOf('productos_genericos'),
  productos_acabados: listOf('productos_acabados'),
  ensayos: listOf('ensayos'),
}

/**
 * Rows of a list that changed since a version, or all of them (`completo`); needs an API with extensions [SY-02].
 * @param desde null for all rows
 */
export const changesOf =
  <Name extends ListedName>(name: Name): ReadChanges<RowOf<Name>> =>
  desde =>
    getChanges<RowOf<Name>>(withQuery(changesAt(name), { desde: desde ?? undefined, idioma: languageOf(name) }), mapsOf(name))
