import type { Entrada } from '@/shared/history'
import { firstText } from '@/shared/recordName'
import { plainName } from '@/shared/richName'

export type Nombres = Entrada['nombres']

/** Display name of a record in the history: its last name, or else its code. Ids are not shown, because they mean nothing to users. */
export const calledName = ({ codigo, nombre }: Pick<Entrada, 'codigo' | 'nombre'>): string => firstText(nombre) || codigo || 'Sin nombre'

/** Name of a referenced record at that time; a country without a name is shown by its code. */
export const referredName = (nombres: Nombres, de: string, key: string | number): string => {
  const named = nombres[de]
  const found = named?.[key] ?? (typeof key === 'string' ? (named?.[key.toUpperCase()] ?? named?.[key.toLowerCase()]) : undefined)
  if (found) return plainName(calledName(found))
  return typeof key === 'string' ? key.toUpperCase() : 'Sin nombre'
}
