import { changesBetween, isEmpty, isEntero } from '@/kits/history/model/fieldChange'
import { childOf, contentOf } from '@/kits/history/model/fieldCatalogue'
import type { Cambio, CambioDeCampo, CambioEntero } from '@/shared/history'

type Fields = Readonly<Record<string, unknown>>

/** Added or removed part with all its fields. */
export interface WholePart {
  kind: 'added' | 'removed'
  registro: number
  fields: Fields
}

/** Part that exists on both sides and differs. */
export interface ParteCambiada {
  kind: 'changed'
  /** Current id of the part. */
  registro: number
  /** Fields after the change; null when the entry has only the changed fields. */
  fields: Fields | null
  /** Fields before the change; null as above. */
  before: Fields | null
  cambios: readonly CambioDeCampo[]
}

export type Parte = WholePart | ParteCambiada

export interface PartesDeTipo {
  tipo: string
  partes: readonly Parte[]
  /** Same parts in another order. */
  isMoved: boolean
}

const keyOf = (fields: Fields, members: readonly string[]): string | null => {
  if (members.length === 1 && isEmpty(fields[members[0] ?? ''])) return null
  return JSON.stringify(members.map(member => (isEmpty(fields[member]) ? null : fields[member])))
}

interface PartValues {
  registro: number
  fields: Fields
}

/** Removes pairs with equal values of these members from both lists, and returns them. */
const pairs = (removed: PartValues[], added: PartValues[], members: readonly string[]): [PartValues, PartValues][] =>
  [...removed].flatMap(before => {
    const key = keyOf(before.fields, members)
    const at = key === null ? -1 : added.findIndex(({ fields }) => keyOf(fields, members) === key)
    const [after] = at < 0 ? [] : added.splice(at, 1)
    if (!after) return []
    removed.splice(removed.indexOf(before), 1)
    return [[before, after] as [PartValues, PartValues]]
  })

const wholes = (cambios: readonly CambioEntero[], side: 'antes' | 'despues'): PartValues[] =>
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
 * Changes of the parts of one kind. A save recreates composition lines and results: a part replaced by an equal one is left out, and a part
 * replaced by one with the same identity counts as changed.
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
  const editedFields = edited
    .map(each => ({ ...each, cambios: each.cambios.filter(({ campo }) => campo !== 'orden') }))
    .filter(each => each.cambios.length > 0)
  const partes = [
    ...removed.map((each): WholePart => ({ kind: 'removed', ...each })),
    ...added.map((each): WholePart => ({ kind: 'added', ...each })),
    ...changed,
    ...editedFields,
  ]
  const hasOtherPlace = renewed.some(([{ fields }, { fields: now }]) => fields['orden'] !== now['orden']) || edited.length > 0
  return { tipo, partes, isMoved: partes.length === 0 && hasOtherPlace }
}
