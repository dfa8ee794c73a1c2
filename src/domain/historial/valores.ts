import { showDecimal } from '@/domain/decimal'
import type { Campo } from '@/domain/historial/campo'
import { referredName, type Nombres } from '@/domain/historial/nombres'

const NONE = '--'

const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const plain = (value: unknown): string =>
  isKey(value) || typeof value === 'boolean' ? String(value) : value === null ? '' : JSON.stringify(value)

/** A value in the words of the forms: "activo", "8.00000", "Microelementos quelatados"; '--' for none. */
export const valueWords = (campo: Campo, value: unknown, nombres: Nombres): string => {
  if (value === null || value === undefined || value === '') return NONE
  switch (campo.clase) {
    case 'numero':
      return typeof value === 'number' ? showDecimal(value, campo.decimales ?? null) : plain(value)
    case 'opcion':
      return campo.palabras[plain(value)] ?? plain(value)
    case 'referencia':
      return isKey(value) ? referredName(nombres, campo.de, value) : plain(value)
    case 'lista':
      return Array.isArray(value)
        ? value
            .filter(isKey)
            .map(key => referredName(nombres, campo.de, key))
            .join(', ') || NONE
        : plain(value)
    case 'imagen':
      return 'imagen'
    default:
      return plain(value)
  }
}

export interface ListChange {
  added: (string | number)[]
  removed: (string | number)[]
  /** The same ones in another order. */
  isMoved: boolean
}

const keysOf = (value: unknown): (string | number)[] => (Array.isArray(value) ? value.filter(isKey) : [])
/** Countries come in either case. */
const norm = (key: string | number): string => String(key).toUpperCase()

/** What came into a list and what went from it. */
export const listChange = (antes: unknown, despues: unknown): ListChange => {
  const [before, after] = [keysOf(antes), keysOf(despues)]
  const lacks = (keys: readonly (string | number)[]) => {
    const known = new Set(keys.map(norm))
    return (key: string | number) => !known.has(norm(key))
  }
  const added = after.filter(lacks(before))
  const removed = before.filter(lacks(after))
  return { added, removed, isMoved: added.length === 0 && removed.length === 0 && before.map(norm).join() !== after.map(norm).join() }
}
