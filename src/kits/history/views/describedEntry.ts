import { changesOf, type RecordChange } from '@/kits/history/model/recordChanges'
import { fieldsOf } from '@/kits/history/model/fieldCatalogue'
import type { Entrada } from '@/shared/history'
import { versionSummary } from '@/kits/history/model/summary'
import type { HistoryTarget } from '@/kits/history/views/target'

type RecordRef = Pick<HistoryTarget, 'tipo' | 'id'>

/** Cache of an entry's changes and summary: entries never change. */
const cache = new WeakMap<Entrada, { of: string; changes: readonly RecordChange[]; summary: string }>()

export const describedEntry = (entrada: Entrada, { tipo, id }: RecordRef) => {
  const of = `${tipo}/${id}`
  const found = cache.get(entrada)
  if (found?.of === of) return found
  const record = { tipo, registro: id }
  const described = { of, changes: changesOf(entrada, record), summary: versionSummary(entrada, record) }
  cache.set(entrada, described)
  return described
}

/** Filter option of a change: a field in all its languages, or a kind of part. */
export const fieldOf = (cambiado: RecordChange): { key: string; label: string } =>
  cambiado.kind === 'partes'
    ? { key: cambiado.tipo, label: cambiado.label }
    : { key: `.${cambiado.cambio.campo}`, label: cambiado.campo.label }

/** Fields that changed in any of the versions, by label. */
export const fieldsIn = (entradas: readonly Entrada[], of: RecordRef): { key: string; label: string }[] => {
  const fields = new Map<string, string>()
  for (const entrada of entradas) for (const { key, label } of describedEntry(entrada, of).changes.map(fieldOf)) fields.set(key, label)
  return [...fields].map(([key, label]) => ({ key, label })).sort((one, other) => one.label.localeCompare(other.label, 'es'))
}

const addressesIn = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')

/** Fields and kinds of parts that can be restored into this form, and its images. */
export const restorableInto = ({ tipo, read, saved = {}, partes = {} }: HistoryTarget) => ({
  editable: {
    campos: Object.keys(fieldsOf(tipo)).filter(campo => read(campo) !== undefined),
    // Kinds that cannot be created here and have no parts cannot receive edits.
    partes: Object.entries(partes).flatMap(([kind, { make, drafts, isShared }]) =>
      isShared || (!make && drafts.length === 0) ? [] : [kind],
    ),
  },
  known: {
    campos: addressesIn(Object.values(saved)),
    partes: addressesIn(Object.values(partes).flatMap(({ drafts }) => drafts.map(draft => ('imagen' in draft ? draft.imagen : null)))),
  },
})
