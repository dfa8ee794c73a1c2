import type { Cambio, CambioDeCampo, Valor } from '@/shared/history'
import { allResources, resourceOf } from '@/shared/resources/registry'
import { isReference, referenceOf } from '../resources/references'
import { asRecord, memberOf, type Fila } from './record'

/** Row of `historial_cambios`. */
export interface ChangeRow {
  entrada: number
  tabla: string
  registro: number
  antes: Fila | null
  despues: Fila | null
}

type RecordKey = Pick<Cambio, 'tipo' | 'registro'>

/** Changes of a text, one per language. */
const inLanguages = (where: RecordKey, campo: string, antes: Fila, despues: Fila): CambioDeCampo[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])].map(idioma => ({
    ...where,
    campo,
    idioma,
    antes: (antes[idioma] ?? null) as Valor,
    despues: (despues[idioma] ?? null) as Valor,
  }))

/** Change of a password, without its value [AU-07]. */
const ofPassword = (where: RecordKey, antes: unknown): CambioDeCampo => ({
  ...where,
  campo: 'clave',
  idioma: null,
  antes: antes === false ? null : 'anterior',
  despues: 'nueva',
})

/**
 * Changes of one record, member by member, in the order of its form [HI-01].
 * @param changed row whose sides have only the members that differ
 * @param base prefix of image addresses
 */
export const changesOf = ({ tabla, registro, antes, despues }: ChangeRow, base: string): Cambio[] => {
  const where = { tipo: tabla, registro }
  const resource = resourceOf(tabla)
  const whole = (row: Fila | null) => row && asRecord(resource, row, base)
  if (antes === null || despues === null) return [{ ...where, campo: null, idioma: null, antes: whole(antes), despues: whole(despues) }]
  const members = { ...antes, ...despues }
  const names = Object.keys(resource?.fields ?? {}).filter(name => name in members)
  return [...new Set([...names, ...Object.keys(members)])].flatMap((campo): Cambio[] => {
    if (campo === 'clave') return [ofPassword(where, antes[campo])]
    if (resource?.fields[campo]?.kind === 'text')
      return inLanguages(where, campo, (antes[campo] ?? {}) as Fila, (despues[campo] ?? {}) as Fila)
    const valueOf = (row: Fila) => memberOf(resource, campo, row[campo], base) as Valor
    return [{ ...where, campo, idioma: null, antes: valueOf(antes), despues: valueOf(despues) }]
  })
}

/** Record that a change refers to; `id` of a country is its code. */
export interface RecordReference {
  tipo: string
  id: string
}

/** Reference members of each table, with the referenced tables. */
const references = new Map<string, { name: string; tipo: string }[]>(
  allResources.map(({ name: table, fields }) => [
    table,
    Object.entries(fields).flatMap(([name, field]) => (isReference(field) ? [{ name, tipo: referenceOf(field).table }] : [])),
  ]),
)

/** References of a row. */
export const namedIn = (tabla: string, row: Fila | null): RecordReference[] =>
  (references.get(tabla) ?? []).flatMap(({ name, tipo }) =>
    [row?.[name]].flat().flatMap(id => (typeof id === 'number' || typeof id === 'string' ? [{ tipo, id: String(id).toUpperCase() }] : [])),
  )
