import { lists, shapes, type List } from '@test/support/memoryShapes'
import type { Body, Player } from '@test/support/twoServers'

export const MAP = { es_ES: 'Ácido <sub>2</sub>', en_US: ' acid ' }

/** Lists whose records can be created. */
export const made = lists.filter(list => list !== 'grupos_de_cultivo' && list !== 'paises')

/** Required members of a new record of the list; creates the records that it references. `code` is its code. */
export const needs = async ({ create }: Player, list: List, code: string): Promise<Body> => {
  const generico = () => create('productos_genericos', { codigo: `${code} base` })
  if (list === 'estados_fenologicos') return { cultivo: await create('cultivos') }
  if (list === 'lineas_de_composicion') return { producto_generico: await generico() }
  if (list === 'como_se_aplica')
    return {
      producto_generico: await generico(),
      estado_fenologico: await create('estados_fenologicos', { cultivo: await create('cultivos') }),
    }
  if (list === 'resultados_de_ensayo' || list === 'adjuntos_de_ensayo')
    return { ensayo: await create('ensayos', { codigo: `${code} base` }) }
  return shapes[list].required?.includes('codigo') ? { codigo: code } : {}
}

/** Changed value of every member that is no reference. */
export const changeOf = (list: List): Body => {
  const values: Record<string, unknown> = {
    fecha: '2024-02-29',
    roi: -1.25,
    cantidad_1: 0.00001,
    cantidad_2: 12.5,
    valor: 99.5,
    empresa: 'Ñandú',
  }
  const other = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return MAP
    if (name in values) return values[name]
    if (typeof value === 'boolean') return !value
    return typeof value === 'number' ? 2 : undefined
  }
  const changes = Object.entries(shapes[list].fields).map(([name, value]) => [name, name === 'color' ? '#00aa33' : other(name, value)])
  return Object.fromEntries(changes.filter(([, value]) => value !== undefined))
}

export const formWith = (file: Buffer, fileName: string, field: string) => {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(file)], fileName, { type: 'image/png' }))
  return form
}
