import { capitalized } from '@/shared/capitalized'
import { otherKinds, type HistoryField, type HistoryFields, type HistoryKind } from '@/shared/otherKinds'
import { plainText, type Field } from '@/shared/resources/fields'
import { resourceOf, resources } from '@/shared/resources/registry'
import type { ChildRecords, Resource } from '@/shared/resources/resource'
import type { Noun } from '@/shared/resources/names'

/** An owner is not told: child records stand among the changes of the record that they belong to. */
const isTold = (field: Field): boolean => !(field.kind === 'reference' && field.owner)

const kindOf = ({ noun, fields }: Resource): HistoryKind => ({
  noun,
  fields: Object.fromEntries(Object.entries(fields).filter(([, field]) => isTold(field))),
})

/** Kinds of record of the history, by their names in the API [HI-01]. */
const kinds: ReadonlyMap<string, HistoryKind> = new Map<string, HistoryKind>([
  ...Object.values<Resource>(resources).map(resource => [resource.name, kindOf(resource)] as const),
  ...Object.entries(otherKinds),
])

/** Fields in the form's order; none of a kind that this version does not know. */
export const fieldsOf = (tipo: string): HistoryFields => kinds.get(tipo)?.fields ?? {}

/** Undefined of a kind that this version does not know. */
export const nounOfTipo = (tipo: string): Noun | undefined => kinds.get(tipo)?.noun

/** "Producto acabado"; a kind that this version does not know is shown as it came. */
export const nameOfTipo = (tipo: string): string => {
  const noun = nounOfTipo(tipo)
  return noun ? capitalized(noun.one) : tipo
}

/** Words of a kind of child records; undefined of all others. */
export const childOf = (tipo: string): ChildRecords | undefined => resourceOf(tipo)?.child

/** Noun that child records are counted by; a kind that this version does not know is counted as it came. */
export const childNounOf = (tipo: string): Noun => childOf(tipo)?.counted ?? { one: tipo, many: tipo, gender: 'm' }

/** A field that this version does not know is shown as it came, under its own name. */
export const campoOf = (tipo: string, campo: string): HistoryField => fieldsOf(tipo)[campo] ?? plainText(campo)

export const labelOfCampo = (tipo: string, campo: string): string => campoOf(tipo, campo).label

/** Whether a field holds texts of one line. */
export const isLine = (tipo: string, campo: string): boolean => {
  const field = campoOf(tipo, campo)
  return field.kind === 'text' && field.oneLine
}

/** Names of the fields that say what a child record is, wherever it stands and whatever it belongs to. */
export const contentOf = (tipo: string): string[] => {
  const owners = childOf(tipo)?.owners ?? []
  return Object.keys(fieldsOf(tipo)).filter(campo => campo !== 'orden' && !owners.includes(campo))
}

/** Whether changes of one kind are shown among those of the other, as changes of child records. */
export const isChildOf = (tipo: string, owner: string): boolean => tipo !== owner && childOf(tipo) !== undefined
