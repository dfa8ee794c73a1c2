import { inLocale, type LocaleMap } from '@/shared/locales'
import { plainName } from '@/shared/richName'

/** Spanish text, or else the first non-empty one. */
export const firstText = (nombre: LocaleMap | string): string =>
  typeof nombre === 'string' ? nombre : inLocale(nombre).trim() || (Object.values(nombre).find(text => text.trim() !== '') ?? '')

interface NamedRecord {
  id: number | string
  codigo?: string | null
  nombre?: LocaleMap | string
}

/** Name of a record with its markup; without a name its code, else its id. */
export const richRecordName = ({ id, codigo, nombre = {} }: NamedRecord): string => firstText(nombre) || codigo || `Sin nombre (${id})`

/** Name without markup, for sentences, titles and options. */
export const recordName = (record: NamedRecord): string => plainName(richRecordName(record))
