import type { FormEdit } from '@/kits/history/model/formEdit'
import { campoOf, nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { referredName, type Nombres } from '@/kits/history/model/names'
import { isList } from '@/kits/history/model/values'
import { targetOf } from '@/shared/resources/fields'
import { catalogueOf, paises, type Catalogue } from '@/store/catalogues'
import { select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import type { RootState } from '@/store/rootState'

type Key = string | number
type Fields = Readonly<Record<string, unknown>>

/** Keys by which fields refer to the records of a catalogue: the codes of countries, the ids of all other records. */
const keysIn =
  ({ name }: Catalogue) =>
  (root: RootState): readonly Key[] =>
    name === 'paises' ? paises.selectAll(root).map(({ codigo_iso_alfa_2 }) => codigo_iso_alfa_2.toUpperCase()) : root.catalogues[name].ids

const isKey = (value: unknown): value is Key => typeof value === 'number' || (typeof value === 'string' && value !== '')
const keyOf = (key: Key): Key => (typeof key === 'string' ? key.toUpperCase() : key)

/** Keys that exist in a resource now; null when unknown, in which case the server decides. */
function* keysThere(de: string): Saga<ReadonlySet<Key> | null> {
  const catalogue = catalogueOf(de)
  if (!catalogue) return null
  try {
    yield* catalogue.loadMissing()
  } catch (error) {
    reportError('historial', error)
    return null
  }
  return new Set(yield* select(keysIn(catalogue)))
}

interface UsableEdits {
  edits: FormEdit[]
  /** One sentence for each reference to a deleted record. */
  missing: string[]
}

/** Edits that can be applied: references to deleted records are left out, lists keep their remaining entries [HI-03]. */
export function* withoutGone(tipo: string, edits: readonly FormEdit[], nombres: Nombres): Saga<UsableEdits> {
  const known = new Map<string, ReadonlySet<Key> | null>()
  const missing = new Set<string>()
  function* isThere(de: string, key: Key): Saga<boolean> {
    if (!known.has(de)) known.set(de, yield* keysThere(de))
    if (known.get(de)?.has(keyOf(key)) !== false) return true
    missing.add(`${nameOfTipo(de)} ${referredName(nombres, de, key)} ya no existe`)
    return false
  }
  function* left(of: string, name: string, value: unknown): Saga<{ value: unknown } | null> {
    const field = campoOf(of, name)
    const target = targetOf(field)
    if (target === null) return { value }
    if (!isList(field)) return !isKey(value) || (yield* isThere(target, value)) ? { value } : null
    if (!Array.isArray(value)) return { value }
    const there: unknown[] = []
    for (const key of value) if (!isKey(key) || (yield* isThere(target, key))) there.push(key)
    return { value: there }
  }
  /** Fields of a part with existing references; null when the record of a single reference is gone. */
  function* leftOf(of: string, fields: Fields): Saga<Fields | null> {
    const there: Record<string, unknown> = {}
    let isWhole = true
    for (const [name, value] of Object.entries(fields)) {
      const found = yield* left(of, name, value)
      if (found) there[name] = found.value
      else isWhole = false
    }
    return isWhole ? there : null
  }
  const kept: FormEdit[] = []
  for (const edit of edits) {
    if (edit.kind === 'campo') {
      const found = yield* left(tipo, edit.campo, edit.valor)
      if (found) kept.push({ ...edit, valor: found.value })
    } else if (edit.kind === 'parte') {
      const fields = yield* leftOf(edit.tipo, edit.fields)
      if (fields) kept.push({ ...edit, fields })
    } else if (edit.kind === 'partes') {
      const partes: Fields[] = []
      for (const each of edit.partes) {
        const fields = yield* leftOf(edit.tipo, each)
        if (fields) partes.push(fields)
      }
      kept.push({ ...edit, partes })
    } else kept.push(edit)
  }
  return { edits: kept, missing: [...missing] }
}
