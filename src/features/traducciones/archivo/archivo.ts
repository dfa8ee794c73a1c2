import type { Conversion } from '@/kits/spreadsheet/formats'

/** One text as a file brings it back [TX-05]. */
export interface TextoDeArchivo {
  /** As `claveOf` names it, or whatever stands in its place. */
  clave: string
  /** What it was translated from. */
  origen: string
  /** '' where there is none. */
  destino: string
  /** Whether the file says that a text equal to its source is accepted as it is. */
  vale: boolean
  /** Whether the file says of a text equal to its source that nobody has translated it: tools copy the source. */
  intacto: boolean
  /** Type that the text came back as; null where it came back as a text. */
  conversion: Conversion | null
  /** The mark of what stood here when the file was written; null where it does not tell. */
  marca: string | null
  /** What the record is called there; '' where it does not tell. */
  nombre: string
  /** What the record stands under, as `raizOf` names it; null where it does not tell. */
  raiz: string | null
}

/** Whether somebody has translated the text: a blank one and a copied source say nothing. */
const saysNothing = ({ destino, intacto }: TextoDeArchivo): boolean => destino.trim() === '' || intacto

/** Adds what stands in a file: of a text that stands there several times, as of a copied row, the last one counts that says something. */
export const addTexto = (textos: Map<string, TextoDeArchivo>, texto: TextoDeArchivo): void => {
  const before = textos.get(texto.clave)
  if (!before || !saysNothing(texto) || (saysNothing(before) && before.destino.trim() === '')) textos.set(texto.clave, texto)
}

/** A file that was read, of whichever kind. */
export interface Archivo {
  formato: 'XLIFF 1.2' | 'XLSX'
  /** The languages by the codes of the contract. */
  origen: string
  idioma: string
  /** When it was written: a moment; null where it does not tell. */
  momento: string | null
  textos: readonly TextoDeArchivo[]
}

/** A file with the languages as it names them. */
export interface ArchivoLeido extends Omit<Archivo, 'origen' | 'idioma'> {
  /** Tags of the languages, each as often as the file writes it otherwise; none where it names none. */
  etiquetas: { origen: readonly string[]; idioma: readonly string[] }
}

/** Line breaks are written in several ways, and tools change the one into the other. */
const broken = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

export const isSameText = (one: string, other: string): boolean => one === other || broken(one) === broken(other)

/**
 * Marks a text, so that a file can tell whether another one stands in its place by now, and translators see nothing of it. Nobody gains
 * anything by forging one.
 */
export const marcaOf = (text: string): string => {
  const lines = broken(text)
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  // By number, not by iterator: a file has millions of characters.
  for (let at = 0; at < lines.length; at += 1) {
    let code = lines.charCodeAt(at)
    if (code >= 0xd800 && code < 0xdc00) {
      code = lines.codePointAt(at) ?? 0
      if (code > 0xffff) at += 1
    }
    low = Math.imul(low ^ code, 2_654_435_761)
    high = Math.imul(high ^ code, 1_597_334_677)
  }
  return [low, high].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
