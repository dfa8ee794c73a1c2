import type { Entrada } from '@/domain/historial/historial'
import { recordName } from '@/domain/recordName'
import { plainName } from '@/domain/richName'

export type Nombres = Entrada['nombres']

/** A reference in words, "by the name it had then"; a country by its code where nobody knows its name. */
export const referredName = (nombres: Nombres, de: string, key: string | number): string => {
  const named = nombres[de]
  const found = named?.[key] ?? (typeof key === 'string' ? (named?.[key.toUpperCase()] ?? named?.[key.toLowerCase()]) : undefined)
  if (found) return plainName(recordName({ ...found, id: key }))
  return typeof key === 'string' ? key.toUpperCase() : `Sin nombre (${key})`
}
