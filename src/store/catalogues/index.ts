import { combineReducers, type Action } from '@reduxjs/toolkit'
import { changesOf, lists, type ListedName } from '@/api/lists'
import { paisesApi } from '@/api/paises'
import { papeleraApi } from '@/api/papelera'
import { sesionesApi } from '@/api/sesiones'
import { textosDeProductosApi } from '@/api/textosDeProductos'
import { usuariosApi } from '@/api/usuarios'
import { createCatalogue } from '@/store/catalogues/createCatalogue'
import type { RootState } from '@/store/rootState'

/** Name of a resource in the state and in its actions: "gruposDeCultivo" of `grupos_de_cultivo`. */
type StateKey<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<StateKey<Tail>>}` : Name

const stateKeyOf = <Name extends string>(name: Name) =>
  name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()) as StateKey<Name>

const ownId = ({ id }: { id: number }) => id

const listOf = <Name extends ListedName>(name: Name) => createCatalogue(stateKeyOf(name), lists[name], ownId, changesOf(name))

export const magnitudes = listOf('magnitudes')
export const iconos = listOf('iconos')
export const familias = listOf('familias')
export const envases = listOf('envases')
export const componentes = listOf('componentes')
export const gruposDeCultivo = listOf('grupos_de_cultivo')
export const cultivos = listOf('cultivos')
export const estadosFenologicos = listOf('estados_fenologicos')
export const soluciones = listOf('soluciones')
export const productosGenericos = listOf('productos_genericos')
export const productosAcabados = listOf('productos_acabados')
export const ensayos = listOf('ensayos')

export const paises = createCatalogue('paises', paisesApi.list, ({ codigo_iso_numerico }) => Number(codigo_iso_numerico))
const { list: textosOf, changes: changesOfTextos } = textosDeProductosApi
export const textosDeGenericos = createCatalogue(
  'textosDeGenericos',
  textosOf('productos_genericos'),
  ownId,
  changesOfTextos('productos_genericos'),
)
export const textosDeAcabados = createCatalogue(
  'textosDeAcabados',
  textosOf('productos_acabados'),
  ownId,
  changesOfTextos('productos_acabados'),
)
export const usuarios = createCatalogue('usuarios', usuariosApi.list, ownId)
export const sesiones = createCatalogue('sesiones', sesionesApi.list, ownId)
export const papelera = createCatalogue('papelera', papeleraApi.list, ownId)

/** Catalogues by their names in the state; the type requires one for each listed resource. */
export const catalogues = {
  ...{ magnitudes, iconos, familias, envases, componentes, gruposDeCultivo, cultivos, estadosFenologicos, soluciones },
  ...{ productosGenericos, productosAcabados, ensayos, paises, textosDeGenericos, textosDeAcabados, usuarios, sesiones, papelera },
} satisfies { [Name in ListedName as StateKey<Name>]: { name: StateKey<Name> } }

export type CatalogueName = keyof typeof catalogues
export type Catalogue = (typeof catalogues)[CatalogueName]

const isCatalogueName = (name: string): name is CatalogueName => Object.hasOwn(catalogues, name)

/** Catalogue of a resource as the API names it; undefined for a resource without a list of its own, and for an unknown one. */
export const catalogueOf = (recurso: string): Catalogue | undefined => {
  const name = stateKeyOf(recurso)
  return isCatalogueName(name) ? catalogues[name] : undefined
}

/** Catalogues of the texts that belong to the products of a resource. */
export const textCatalogues: ReadonlyMap<string, Catalogue> = new Map<string, Catalogue>([
  ['productos_genericos', textosDeGenericos],
  ['productos_acabados', textosDeAcabados],
])

type Reducers = { [Name in CatalogueName]: (typeof catalogues)[Name]['reducer'] }

export const cataloguesReducer = combineReducers(
  Object.fromEntries(Object.entries(catalogues).map(([name, { reducer }]) => [name, reducer])) as Reducers,
)

/** Matches actions that bring new rows from the API. */
export const hasNewRows = (action: Action): action is Action =>
  Object.values(catalogues).some(({ loaded, changesReceived }) => loaded.match(action) || changesReceived.match(action))

/** True while a catalogue is loading. */
export const selectIsLoading = ({ catalogues: states }: RootState): boolean =>
  Object.values(states).some(({ status }) => status === 'loading')
