import { campoOf, isLine } from '@/kits/history/model/fieldCatalogue'
import { storedText, withoutBreaks } from '@/shared/lineOf'
import { isSameText } from '@/features/traducciones/archivo/archivo'
import type { Texto } from '@/shared/translations'

type FieldOfTexto = Pick<Texto, 'tipo' | 'campo' | 'origen'>

const BREAK = /[\n\r]/

const outside = (text: string): { begin: string; end: string } => {
  const rest = text.trimStart()
  return { begin: text.slice(0, text.length - rest.length), end: rest.slice(rest.trimEnd().length) }
}

/**
 * Text of a file as its field stores it. A single-line field has no line breaks; a multi-line field loses leading and trailing line breaks
 * that the source does not have.
 */
export const fieldText = (text: string, { tipo, campo, origen }: FieldOfTexto): string => {
  if (isLine(tipo, campo)) return storedText(campoOf(tipo, campo), withoutBreaks(text))
  if (!BREAK.test(text)) return text
  const [own, source] = [outside(text), outside(origen)]
  const begun = BREAK.test(own.begin) && !BREAK.test(source.begin) ? text.trimStart() : text
  return BREAK.test(own.end) && !BREAK.test(source.end) ? begun.trimEnd() : begun
}

/** True if a text of a file equals the current source. */
export const isOrigen = (read: string, texto: FieldOfTexto): boolean =>
  isSameText(read, texto.origen) || isSameText(fieldText(read, texto).trim(), fieldText(texto.origen, texto).trim())
