import { changesBetween, isEmpty, isEntero } from '@/kits/history/model/cambio'
import { childOf, contentOf } from '@/kits/history/model/campos'
import type { Cambio, CambioDeCampo, CambioEntero } from '@/shared/history'

type Fields = Readonly<Record<string, unknown>>

/** A part that came or went, with all that it held. */
export interface ParteEntera {
  kind: 'added' | 'removed'
  registro: number
  fields: Fields
}

/** A part that is still there and says something else. */
export interface ParteCambiada {
  kind: 'changed'
  /** The one that is there now. */
  registro: number
  /** As it is now; null where only what changed was told. */
  fields: Fields | null
  /** As it was before; null as above. */
  before: Fields | null
  cambios: readonly CambioDeCampo[]
}

export type Parte = ParteEntera | ParteCambiada

export interface PartesDeTipo {
  tipo: string
  partes: readonly Parte[]
  /** They are the same, in another order. */
  isMoved: boolean
}

const keyOf = (fields: Fields, members: readonly string[]): string | null => {
  if (members.length === 1 && isEmpty(fields[members[0] ?? ''])) return null
  return JSON.stringify(members.map(member => (isEmpty(fields[member]) ? null : fields[member])))
}

interface Whole {
  registro: number
  fields: Fields
}

/** Takes out of both lists those that have these members in common, each with one of the other. */
const pairs = (removed: Whole[], added: Whole[], members: readonly string[]): [Whole, Whole][] =>
  [...removed].flatMap(before => {
    const key = keyOf(before.fields, members)
    const at = key === null ? -1 : added.findIndex(({ fields }) => keyOf(fields, members) === key)
    const [after] = at < 0 ? [] : added.splice(at, 1)
    if (!after) return []
    removed.splice(removed.indexOf(before), 1)
    return [[before, after] as [Whole, Whole]]
  })

const wholes = (cambios: readonly CambioEntero[], side: 'antes' | 'despues'): Whole[] =>
  cambios.flatMap(cambio => {
    const fields = cambio[side]
    return fields ? [{ registro: cambio.registro, fields }] : []
  })

const byRegistro = (cambios: readonly CambioDeCampo[]): ParteCambiada[] =>
  [...new Set(cambios.map(({ registro }) => registro))].map(registro => ({
    kind: 'changed',
    registro,
    fields: null,
    before: null,
    cambios: cambios.filter(cambio => cambio.registro === registro),
  }))

/**
 * What became of the parts of one kind. A save makes composition lines and results anew, so one that gave way to another of the same content
 * is not told at all, and one that gave way to its like is told as changed.
 */
export const partesOf = (tipo: string, cambios: readonly Cambio[]): PartesDeTipo => {
  const child = childOf(tipo)
  if (!child) return { tipo, partes: [], isMoved: false }
  const campos = contentOf(tipo)
  const enteros = cambios.filter(isEntero)
  const [removed, added] = [wholes(enteros, 'antes'), wholes(enteros, 'despues')]
  const renewed = pairs(removed, added, campos)
  const changed = child.identity
    .flatMap(members => pairs(removed, added, members))
    .map(([before, { registro, fields }]): ParteCambiada => ({
      kind: 'changed',
      registro,
      fields,
      before: before.fields,
      cambios: changesBetween({ tipo, registro }, before.fields, fields, campos),
    }))
  const edited = byRegistro(cambios.filter(cambio => !isEntero(cambio)))
  const told = edited
    .map(each => ({ ...each, cambios: each.cambios.filter(({ campo }) => campo !== 'orden') }))
    .filter(each => each.cambios.length > 0)
  const partes = [
    ...removed.map((each): ParteEntera => ({ kind: 'removed', ...each })),
    ...added.map((each): ParteEntera => ({ kind: 'added', ...each })),
    ...changed,
    ...told,
  ]
  const hasOtherPlace = renewed.some(([{ fields }, { fields: now }]) => fields['orden'] !== now['orden']) || edited.length > 0
  return { tipo, partes, isMoved: partes.length === 0 && hasOtherPlace }
}
