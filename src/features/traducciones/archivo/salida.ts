import { nameOfTipo } from '@/kits/history/model/campos'
import { plainName } from '@/shared/richName'
import { isMissing } from '@/features/traducciones/model/estado'
import { isUntranslated } from '@/shared/igual'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** A text on its way into a file, as it stands in the workbench: what is typed and not saved goes before what is saved. */
export interface TextoQueSale {
  texto: Texto
  escrito: string
  /** Whether the text is accepted as it is, unsaved as yet. */
  vale?: boolean
}

/** What is written into a file. */
export interface Salida {
  idioma: string
  origen: string
  /** When it is written. */
  momento: string
  textos: readonly TextoQueSale[]
}

export type EstadoQueSale = 'falta' | 'igual' | 'vale' | 'desfasada' | 'hecha'

/** What somebody has typed over an outdated translation is up to date. */
export const estadoQueSale = ({ texto, escrito, vale = false }: TextoQueSale, of: Pick<Salida, 'idioma' | 'origen'>): EstadoQueSale => {
  if (isMissing({ destino: escrito })) return 'falta'
  if (isUntranslated({ origen: texto.origen, destino: escrito }, of)) {
    return vale || (escrito === texto.destino && !texto.igual) ? 'vale' : 'igual'
  }
  return texto.desfasada && escrito === texto.destino ? 'desfasada' : 'hecha'
}

/** "Zinc Foliar" */
export const nombreQueSale = ({ nombre, codigo, raiz_tipo, raiz }: Texto): string =>
  plainName(nombre) || codigo || `${nameOfTipo(raiz_tipo)} ${raiz}`

/** Texts by the record that they stand under, each record once. */
export const byRaiz = (textos: readonly TextoQueSale[]): ReadonlyMap<string, readonly TextoQueSale[]> => {
  const groups = new Map<string, TextoQueSale[]>()
  for (const each of textos) {
    const raiz = raizOf(each.texto)
    const group = groups.get(raiz)
    if (group) group.push(each)
    else groups.set(raiz, [each])
  }
  return groups
}
