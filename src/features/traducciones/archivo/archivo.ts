import type { Conversion } from '@/kits/spreadsheet/formats'

/** Text of an imported file: key, languages and checksum identify the corresponding text of the application [TX-05]. */
export interface TextoDeArchivo {
  /** Key of the text, as made by `keyOf`; any string in an edited file. */
  key: string
  /** Source text at the time of the export. */
  origen: string
  /** Translation; '' when the file has none. */
  destino: string
  /** True: the file marks a text equal to its source as accepted ("Vale así"). */
  vale: boolean
  /** True: the file marks a text equal to its source as not translated, because translation tools copy the source into an empty target. */
  intacto: boolean
  /** Cell type of a sheet other than text, for example a number or a date; null for a text. */
  conversion: Conversion | null
  /** `marcaOf` the text of the application at the export; null in a file without checksum. */
  marca: string | null
  /** Name of the record in the file; '' when missing. */
  nombre: string
  /** Key of the root record, as made by `raizOf`; null when missing. */
  raiz: string | null
}

/** True if the file has no translation: the target is blank, or is a copy of the source made by a tool. */
const saysNothing = ({ destino, intacto }: TextoDeArchivo): boolean => destino.trim() === '' || intacto

/** Adds a text of the file. A key that occurs several times, for example in a copied row, keeps the last occurrence with a translation. */
export const addTexto = (textos: Map<string, TextoDeArchivo>, texto: TextoDeArchivo): void => {
  const before = textos.get(texto.key)
  if (!before || !saysNothing(texto) || (saysNothing(before) && before.destino.trim() === '')) textos.set(texto.key, texto)
}

/** File that was read, XLIFF or XLSX. */
export interface Archivo {
  formato: 'XLIFF 1.2' | 'XLSX'
  /** Languages as locale codes of the contract. */
  origen: string
  idioma: string
  /** Date and time of the export (ISO 8601); null when missing. */
  momento: string | null
  textos: readonly TextoDeArchivo[]
}

/** File with the language tags as written in it. */
export interface ReadArchivo extends Omit<Archivo, 'origen' | 'idioma'> {
  /** Distinct language tags, in every spelling that the file uses; empty without tags. */
  etiquetas: { origen: readonly string[]; idioma: readonly string[] }
}

/** Line breaks normalised to LF: tools change CR LF into LF and back. */
const broken = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

export const isSameText = (one: string, other: string): boolean => one === other || broken(one) === broken(other)

/**
 * Checksum of a text. The file contains it, so that the import detects later changes of the text in the application. A forged value gives
 * no advantage, so a cryptographic hash is not needed.
 */
export const marcaOf = (text: string): string => {
  const lines = broken(text)
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  // Index loop: an iterator is too slow for the millions of characters of a file.
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
