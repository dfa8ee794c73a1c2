import { inLocale, type LocaleMap } from '@/shared/locales'
import { plainName } from '@/shared/richName'

/** The Spanish text, or else the first that there is. */
export const firstText = (nombre: LocaleMap | string): string =>
  typeof nombre === 'string' ? nombre : inLocale(nombre).trim() || (Object.values(nombre).find(text => text.trim() !== '') ?? '')

interface Named {
  id: number | string
  codigo?: string | null | undefined
  nombre?: LocaleMap | string | undefined
}

/** A record where its name shows rich, markup included: its name, its code where it has none in any language, else its number. */
export const richRecordName = ({ id, codigo, nombre = {} }: Named): string => firstText(nombre) || codigo || `Sin nombre (${id})`

/** The same in sentences, titles and options, which are text alone. */
export const recordName = (record: Named): string => plainName(richRecordName(record))
