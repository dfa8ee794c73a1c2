import type { Edicion } from '@/domain/historial/edicion'
import { campoOf, nameOfTipo } from '@/domain/historial/campos'
import { referredName, type Nombres } from '@/domain/historial/nombres'
import * as lists from '@/store/catalogues'
import { select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

type Key = string | number
type Fields = Readonly<Record<string, unknown>>

const byId = ({ id }: { id: number }): Key => id

/** What can be referred to, by its resource. */
const catalogues = {
  familias: [lists.familias, byId],
  iconos: [lists.iconos, byId],
  envases: [lists.envases, byId],
  magnitudes: [lists.magnitudes, byId],
  componentes: [lists.componentes, byId],
  cultivos: [lists.cultivos, byId],
  estados_fenologicos: [lists.estadosFenologicos, byId],
  grupos_de_cultivo: [lists.gruposDeCultivo, byId],
  productos_genericos: [lists.productosGenericos, byId],
  paises: [lists.paises, ({ codigo_iso_alfa_2 }: { codigo_iso_alfa_2: string }): Key => codigo_iso_alfa_2.toUpperCase()],
} as unknown as Record<string, [{ loadMissing(): Saga; selectAll(root: unknown): object[] }, (record: object) => Key] | undefined>

const isKey = (value: unknown): value is Key => typeof value === 'number' || (typeof value === 'string' && value !== '')
const keyOf = (key: Key): Key => (typeof key === 'string' ? key.toUpperCase() : key)

/** The keys that a resource has by now; null where nobody can tell, and the server will. */
function* keysThere(de: string): Saga<ReadonlySet<Key> | null> {
  const [catalogue, key] = catalogues[de] ?? []
  if (!catalogue || !key) return null
  try {
    yield* catalogue.loadMissing()
  } catch (error) {
    reportError('historial', error)
    return null
  }
  return new Set((yield* select(catalogue.selectAll)).map(key))
}

interface Left {
  edits: Edicion[]
  /** A sentence for each thing that is not there any more. */
  missing: string[]
}

/** What can be laid into the form: whatever refers to something that is gone stays out, and lists go without it [HI-03]. */
export function* withoutGone(tipo: string, edits: readonly Edicion[], nombres: Nombres): Saga<Left> {
  const known = new Map<string, ReadonlySet<Key> | null>()
  const missing = new Set<string>()
  function* isThere(de: string, key: Key): Saga<boolean> {
    if (!known.has(de)) known.set(de, yield* keysThere(de))
    if (known.get(de)?.has(keyOf(key)) !== false) return true
    missing.add(`${nameOfTipo(de)} ${referredName(nombres, de, key)} ya no existe`)
    return false
  }
  function* left(of: string, name: string, value: unknown): Saga<{ value: unknown } | null> {
    const campo = campoOf(of, name)
    if (campo.clase === 'referencia') return !isKey(value) || (yield* isThere(campo.de, value)) ? { value } : null
    if (campo.clase !== 'lista' || !Array.isArray(value)) return { value }
    const there: unknown[] = []
    for (const key of value) if (!isKey(key) || (yield* isThere(campo.de, key))) there.push(key)
    return { value: there }
  }
  /** Null where it cannot be what it was without what is gone. */
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
  const kept: Edicion[] = []
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
