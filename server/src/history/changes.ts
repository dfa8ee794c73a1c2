import type { Cambio, CambioDeCampo, Valor } from '@/domain/historial/historial'
import { catalogueOf } from '../definitions/catalogues'
import { asRecord, isMap, memberOf, type Fila } from './record'

/** A row of `historial_cambios`. */
export interface Changed {
  entrada: number
  tabla: string
  registro: number
  antes: Fila | null
  despues: Fila | null
}

type Where = Pick<Cambio, 'tipo' | 'registro'>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Each language whose text differs. */
const inLanguages = (where: Where, campo: string, antes: Fila, despues: Fila): CambioDeCampo[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])]
    .filter(idioma => !same(antes[idioma], despues[idioma]))
    .map(idioma => ({ ...where, campo, idioma, antes: (antes[idioma] ?? null) as Valor, despues: (despues[idioma] ?? null) as Valor }))

/** Nobody learns more of a password than that there is another [AU-07]. */
const ofPassword = (where: Where, antes: unknown): CambioDeCampo => ({
  ...where,
  campo: 'clave',
  idioma: null,
  antes: antes === false ? null : 'anterior',
  despues: 'nueva',
})

/** What happened to one record, member by member, in the order of its definition [HI-01]. `base` is where the addresses of images begin. */
export const changesOf = ({ tabla, registro, antes, despues }: Changed, base: string): Cambio[] => {
  const where = { tipo: tabla, registro }
  const definition = catalogueOf(tabla)
  const whole = (row: Fila | null) => row && asRecord(definition, row, base)
  if (antes === null || despues === null) return [{ ...where, campo: null, idioma: null, antes: whole(antes), despues: whole(despues) }]
  const names = Object.keys(definition?.fields ?? {})
  const given = [...new Set([...Object.keys(antes), ...Object.keys(despues)])]
  const ordered = [...names.filter(name => given.includes(name)), ...given.filter(name => !names.includes(name))]
  return ordered.flatMap((campo): Cambio[] => {
    if (same(antes[campo], despues[campo])) return []
    if (campo === 'clave') return [ofPassword(where, antes[campo])]
    if (isMap(definition, campo)) return inLanguages(where, campo, (antes[campo] ?? {}) as Fila, (despues[campo] ?? {}) as Fila)
    const valueOf = (row: Fila) => memberOf(definition, campo, row[campo], base) as Valor
    return [{ ...where, campo, idioma: null, antes: valueOf(antes), despues: valueOf(despues) }]
  })
}

/** A record that is named in a change: of countries, by their code. */
export interface Named {
  tipo: string
  id: string
}

/** What a row refers to. */
export const namedIn = (tabla: string, row: Fila | null): Named[] =>
  Object.entries(row ?? {}).flatMap(([name, value]) => {
    const field = catalogueOf(tabla)?.fields[name]
    const reference = field === undefined || field.kind === 'readOnly' ? undefined : field.reference
    if (reference === undefined) return []
    return [value]
      .flat()
      .flatMap(id => (typeof id === 'number' || typeof id === 'string' ? [{ tipo: reference.table, id: String(id).toUpperCase() }] : []))
  })
