import type { Cambio, CambioDeCampo, Valor } from '@/shared/history'
import { allResources, resourceOf } from '@/shared/resources/registry'
import { isReference, referenceOf } from '../resources/references'
import { asRecord, memberOf, type Fila } from './record'

/** A row of `historial_cambios`. */
export interface Changed {
  entrada: number
  tabla: string
  registro: number
  antes: Fila | null
  despues: Fila | null
}

type Where = Pick<Cambio, 'tipo' | 'registro'>

/** Each language of a text. */
const inLanguages = (where: Where, campo: string, antes: Fila, despues: Fila): CambioDeCampo[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])].map(idioma => ({
    ...where,
    campo,
    idioma,
    antes: (antes[idioma] ?? null) as Valor,
    despues: (despues[idioma] ?? null) as Valor,
  }))

/** The history of a password tells no more than its change [AU-07]. */
const ofPassword = (where: Where, antes: unknown): CambioDeCampo => ({
  ...where,
  campo: 'clave',
  idioma: null,
  antes: antes === false ? null : 'anterior',
  despues: 'nueva',
})

/**
 * Changes of one record, member by member, in the order of its form [HI-01].
 * @param changed with nothing on both sides that is the same on both
 * @param base where the addresses of images begin
 */
export const changesOf = ({ tabla, registro, antes, despues }: Changed, base: string): Cambio[] => {
  const where = { tipo: tabla, registro }
  const resource = resourceOf(tabla)
  const whole = (row: Fila | null) => row && asRecord(resource, row, base)
  if (antes === null || despues === null) return [{ ...where, campo: null, idioma: null, antes: whole(antes), despues: whole(despues) }]
  const given = { ...antes, ...despues }
  const names = Object.keys(resource?.fields ?? {}).filter(name => name in given)
  return [...new Set([...names, ...Object.keys(given)])].flatMap((campo): Cambio[] => {
    if (campo === 'clave') return [ofPassword(where, antes[campo])]
    if (resource?.fields[campo]?.kind === 'text')
      return inLanguages(where, campo, (antes[campo] ?? {}) as Fila, (despues[campo] ?? {}) as Fila)
    const valueOf = (row: Fila) => memberOf(resource, campo, row[campo], base) as Valor
    return [{ ...where, campo, idioma: null, antes: valueOf(antes), despues: valueOf(despues) }]
  })
}

/** A record that is named in a change: of countries, by their code. */
export interface Named {
  tipo: string
  id: string
}

/** The members of each table that name other records, with the table of those. */
const references = new Map<string, { name: string; tipo: string }[]>(
  allResources.map(({ name: table, fields }) => [
    table,
    Object.entries(fields).flatMap(([name, field]) => (isReference(field) ? [{ name, tipo: referenceOf(field).table }] : [])),
  ]),
)

/** References of a row. */
export const namedIn = (tabla: string, row: Fila | null): Named[] =>
  (references.get(tabla) ?? []).flatMap(({ name, tipo }) =>
    [row?.[name]].flat().flatMap(id => (typeof id === 'number' || typeof id === 'string' ? [{ tipo, id: String(id).toUpperCase() }] : [])),
  )
