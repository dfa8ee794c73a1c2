import type { Entrada, RegistroNombrado } from '@/domain/historial/historial'
import { inLocale, type LocaleMap } from '@/domain/locales'
import { plainName } from '@/domain/richName'

export type Nombres = Entrada['nombres']

type Named = Omit<RegistroNombrado, 'tipo' | 'registro'>

/** The Spanish text, or else the first that there is. */
export const firstText = (nombre: LocaleMap | string): string =>
  typeof nombre === 'string' ? nombre : inLocale(nombre).trim() || (Object.values(nombre).find(text => text.trim() !== '') ?? '')

/** What a record is called, its markup and all; one without a name by its code. */
export const nameOf = ({ nombre, codigo }: Named, registro: string | number): string =>
  firstText(nombre) || codigo || `Sin nombre (${registro})`

/** A reference in words, "by the name it had then"; a country by its code where nobody knows its name. */
export const referredName = (nombres: Nombres, de: string, key: string | number): string => {
  const named = nombres[de]
  const found = named?.[key] ?? (typeof key === 'string' ? (named?.[key.toUpperCase()] ?? named?.[key.toLowerCase()]) : undefined)
  if (found) return plainName(nameOf(found, key))
  return typeof key === 'string' ? key.toUpperCase() : `Sin nombre (${key})`
}
