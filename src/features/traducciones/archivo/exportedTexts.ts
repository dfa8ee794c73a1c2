import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { plainName } from '@/shared/richName'
import { isMissing } from '@/features/traducciones/model/estado'
import { groupBy } from '@/shared/groupBy'
import { isUntranslated } from '@/shared/igual'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Text to export, as in the workbench: an unsaved edit overrides the saved translation. */
export interface TextoQueSale {
  texto: Texto
  escrito: string
  /** True: accepted as it is, but not saved yet. */
  vale?: boolean
}

/** Contents of an exported file. */
export interface Salida {
  idioma: string
  origen: string
  /** Time of the export. */
  momento: string
  textos: readonly TextoQueSale[]
}

export type EstadoQueSale = 'falta' | 'igual' | 'vale' | 'desfasada' | 'hecha'

/** Exported state of a text. An unsaved edit of an outdated translation counts as up to date. */
export const estadoQueSale = ({ texto, escrito, vale = false }: TextoQueSale, of: Pick<Salida, 'idioma' | 'origen'>): EstadoQueSale => {
  if (isMissing({ destino: escrito })) return 'falta'
  if (isUntranslated({ origen: texto.origen, destino: escrito }, of)) {
    return vale || (escrito === texto.destino && !texto.igual) ? 'vale' : 'igual'
  }
  return texto.desfasada && escrito === texto.destino ? 'desfasada' : 'hecha'
}

/** Name of the record, for example "Zinc Foliar". */
export const nombreQueSale = ({ nombre, codigo, raiz_tipo, raiz }: Texto): string =>
  plainName(nombre) || codigo || `${nameOfTipo(raiz_tipo)} ${raiz}`

/** Texts grouped by root record. */
export const byRaiz = (textos: readonly TextoQueSale[]): ReadonlyMap<string, readonly TextoQueSale[]> =>
  groupBy(textos, ({ texto }) => raizOf(texto))
