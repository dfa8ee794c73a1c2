import { capitalized } from '@/shared/capitalized'
import { otherKinds, type HistoryField, type HistoryFields, type HistoryKind } from '@/shared/otherKinds'
import { plainText, type Field } from '@/shared/resources/fields'
import { resourceOf, resources } from '@/shared/resources/registry'
import type { ChildRecords, Resource } from '@/shared/resources/resource'
import type { Noun } from '@/shared/resources/names'

/** True for a field that the history shows; not for the owner of a child record, whose changes are listed with those of its owner. */
const isTold = (field: Field): boolean => !(field.kind === 'reference' && field.owner)

const kindOf = ({ noun, fields }: Resource): HistoryKind => ({
  noun,
  fields: Object.fromEntries(Object.entries(fields).filter(([, field]) => isTold(field))),
})

/** Kinds of records in the history, by their names in the API [HI-01]. */
const historyKinds: ReadonlyMap<string, HistoryKind> = new Map<string, HistoryKind>([
  ...Object.values<Resource>(resources).map(resource => [resource.name, kindOf(resource)] as const),
  ...Object.entries(otherKinds),
])

/** Fields in the form's order; none for a kind unknown to this version. */
export const fieldsOf = (tipo: string): HistoryFields => historyKinds.get(tipo)?.fields ?? {}

/** Noun of a kind; undefined for a kind unknown to this version. */
export const nounOfTipo = (tipo: string): Noun | undefined => historyKinds.get(tipo)?.noun

/** Name of a kind, for example "Producto acabado"; an unknown kind is shown as received. */
export const nameOfTipo = (tipo: string): string => {
  const noun = nounOfTipo(tipo)
  return noun ? capitalized(noun.one) : tipo
}

/** Words for a kind of child records; undefined for all other kinds. */
export const childOf = (tipo: string): ChildRecords | undefined => resourceOf(tipo)?.child

/** Noun for counting child records; an unknown kind is used as received. */
export const childNounOf = (tipo: string): Noun => childOf(tipo)?.counted ?? { one: tipo, many: tipo, gender: 'm' }

/** Description of a field; an unknown field is shown under its own name. */
export const campoOf = (tipo: string, campo: string): HistoryField => fieldsOf(tipo)[campo] ?? plainText(campo)

export const labelOfCampo = (tipo: string, campo: string): string => campoOf(tipo, campo).label

/** True for a field with single-line texts. */
export const isLine = (tipo: string, campo: string): boolean => {
  const field = campoOf(tipo, campo)
  return field.kind === 'text' && field.oneLine
}

/** Names of the content fields of a child record, without id, owner and position. */
export const contentOf = (tipo: string): string[] => {
  const owners = childOf(tipo)?.owners ?? []
  return Object.keys(fieldsOf(tipo)).filter(campo => campo !== 'orden' && !owners.includes(campo))
}

/** True for a kind of child records, unless it is the record's own kind: its changes are shown among the owner's. */
export const isChildOf = (tipo: string, owner: string): boolean => tipo !== owner && childOf(tipo) !== undefined
