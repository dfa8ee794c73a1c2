import { changesAt, lightOf, rootOf, withQuery } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getChanges, getList, type ReadChanges } from '@/api/http/records'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { FieldValue } from '@/shared/resources/fields'
import type { BlankKind } from '@/shared/resources/records'
import type { ResourceName } from '@/shared/resources/names'
import type { Resources, RowOf } from '@/shared/resources/registry'
import type { FieldName, FilterOf, NameOfKind, Resource } from '@/shared/resources/resource'

/** Resources with a list in the store. Lists that can be filtered by an owner are loaded with the owner instead. */
export type ListedName = { [Name in ResourceName]: FilterOf<Resources[Name]> extends never ? Name : never }[ResourceName]

type LightFlag<Name extends ResourceName> = Exclude<FieldName<Resources[Name]>, keyof RowOf<Name>> extends never ? false : true

/** Names of a row's fields that are never null, as in `blanksOf`. */
type BlankName<R extends Resource, Row> = {
  [Name in NameOfKind<R, BlankKind> & keyof Row]: null extends Row[Name] ? never : Name
}[NameOfKind<R, BlankKind> & keyof Row]

/** Facts of a descriptor that its list needs; the descriptors load after the first list. */
interface Facts<Name extends ResourceName> {
  /** The API has a light list. */
  light: LightFlag<Name>
  blanks: Record<BlankName<Resources[Name], RowOf<Name>>, FieldValue>
}

/** Facts of every list. A resource, a light list or a blank value that is missing here does not compile. */
const facts: { readonly [Name in ListedName]: Facts<Name> } = {
  magnitudes: { light: false, blanks: { valor: {} } },
  iconos: { light: false, blanks: { nombre: {}, descripcion: {} } },
  familias: { light: false, blanks: { nombre: {}, color: '', prioridad: 0, descripcion: {} } },
  envases: { light: false, blanks: { valor: {} } },
  componentes: { light: false, blanks: { nombre: {} } },
  grupos_de_cultivo: { light: false, blanks: { nombre: '' } },
  cultivos: { light: false, blanks: { nombre: {} } },
  estados_fenologicos: { light: false, blanks: { nombre: {}, orden: 0 } },
  soluciones: { light: false, blanks: { nombre: {}, descripcion: {} } },
  productos_genericos: { light: true, blanks: { codigo: '', nombre: {}, prioridad: 0 } },
  productos_acabados: { light: true, blanks: { codigo: '', nombre: {}, paises: [] } },
  ensayos: {
    light: false,
    blanks: { nombre: {}, codigo: '', dosis: {}, descripcion: {}, momento_de_aplicacion: {}, productos: [] },
  },
}

/**
 * Language of light lists. Rows show names in the default locale only; an API with extensions leaves out all other texts, most of the
 * list's size.
 */
const languageOf = (name: ListedName) => (facts[name].light && hasExtensions() ? DEFAULT_LOCALE : undefined)

const listOf =
  <Name extends ListedName>(name: Name) =>
  () =>
    getList<RowOf<Name>>(facts[name].light ? withQuery(lightOf(name), { idioma: languageOf(name) }) : rootOf(name), facts[name].blanks)

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
    getChanges<RowOf<Name>>(withQuery(changesAt(name), { desde: desde ?? undefined, idioma: languageOf(name) }), facts[name].blanks)
