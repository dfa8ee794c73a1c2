import { endpoints } from '@/api/http/endpoints'
import type { LocaleMap } from '@/domain/locales'

const nombre = ['nombre']
const nombreYDescripcion = ['nombre', 'descripcion']
const valor = ['valor']
const producto = [
  ...[...nombreYDescripcion, 'descripcion2', 'caracteristicas', 'aplicaciones', 'observaciones', 'modo_de_accion'],
  ...['seo_title', 'seo_description', 'seo_imagen_catalogo_alt'],
]

/** The members that are maps, of each endpoint whose records have any. */
const maps: Partial<Record<string, readonly string[]>> = {
  [endpoints.magnitudes]: valor,
  [endpoints.iconos]: nombreYDescripcion,
  [endpoints.familias]: nombreYDescripcion,
  [endpoints.envases]: valor,
  [endpoints.componentes]: nombre,
  [endpoints.cultivos]: nombre,
  [endpoints.estadosFenologicos]: nombre,
  [endpoints.soluciones]: nombreYDescripcion,
  [endpoints.paises]: nombre,
  [endpoints.productosGenericos]: producto,
  [endpoints.productosGenericosLight]: nombre,
  [endpoints.productosAcabados]: producto,
  [endpoints.productosAcabadosLight]: nombre,
  [endpoints.lineasDeComposicion]: valor,
  [endpoints.comoSeAplica]: ['momento_de_aplicacion', 'objetivo'],
  [endpoints.ensayos]: [...nombreYDescripcion, 'dosis', 'momento_de_aplicacion'],
  [endpoints.resultadosDeEnsayo]: ['descripcion'],
  [endpoints.adjuntosDeEnsayo]: ['descripcion'],
  [endpoints.combinacionesDeProductos]: ['observaciones'],
}

const NONE: readonly string[] = []

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of thousands of records each is asked: nothing is made for the answer. */
const isMap = (value: unknown): value is LocaleMap => {
  if (!isObject(value)) return false
  for (const locale in value) if (typeof value[locale] !== 'string') return false
  return true
}

const textsIn = (value: unknown): LocaleMap =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/**
 * A record of that endpoint whose maps hold texts and nothing else, whatever the API has sent: what is no text counts as missing, which
 * every screen can show and the next save mends. A record that is as it should be is given back itself.
 */
export const readMaps = <Entity>(root: string, record: Entity): Entity => {
  if (!isObject(record)) return record
  const names = maps[root] ?? NONE
  let read = record
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? ''
    const value = record[name]
    if (value !== undefined && !isMap(value)) read = { ...read, [name]: textsIn(value) }
  }
  return read
}
