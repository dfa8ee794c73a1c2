import type { Entrada } from '@/shared/history'
import { firstText } from '@/shared/recordName'
import { plainName } from '@/shared/richName'

export type Nombres = Entrada['nombres']

/** A record as the history knows it: by its last name, else its code; the number says nothing to whoever reads it, least of all of what is gone. */
export const calledName = ({ codigo, nombre }: Pick<Entrada, 'codigo' | 'nombre'>): string => firstText(nombre) || codigo || 'Sin nombre'

/** A reference in words, "by the name it had then"; a country by its code where nobody knows its name. */
export const referredName = (nombres: Nombres, de: string, key: string | number): string => {
  const named = nombres[de]
  const found = named?.[key] ?? (typeof key === 'string' ? (named?.[key.toUpperCase()] ?? named?.[key.toLowerCase()]) : undefined)
  if (found) return plainName(calledName(found))
  return typeof key === 'string' ? key.toUpperCase() : 'Sin nombre'
}
