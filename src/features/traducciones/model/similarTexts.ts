import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { isMissing } from '@/features/traducciones/model/estado'
import { groupBy } from '@/shared/groupBy'
import { isUntranslated } from '@/shared/igual'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Finds texts with the same source; the index is built on first use. */
export const createAlike = (textos: Iterable<Texto>): ((origen: string) => readonly Texto[]) => {
  let byOrigen: ReadonlyMap<string, readonly Texto[]> | null = null
  return origen => {
    byOrigen ??= groupBy([...textos], texto => texto.origen)
    return byOrigen.get(origen) ?? []
  }
}

/** Translation for several texts with one source. */
interface Completion {
  traduccion: string
  /** Texts without a translation. */
  textos: readonly Texto[]
}

/** Most frequent value; the first one in a tie. */
const mostUsed = (traducciones: readonly string[]): string | undefined => {
  const uses = new Map<string, number>()
  for (const each of traducciones) uses.set(each, (uses.get(each) ?? 0) + 1)
  return [...uses].reduce<[string, number] | undefined>((best, each) => (best && best[1] >= each[1] ? best : each), undefined)?.[0]
}

/**
 * Translation for the untranslated texts with the source of this text: its own translation, else the most frequent one; null when there is
 * none or no text lacks it [TX-03].
 */
export const completadoOf = (
  texto: Texto,
  alike: readonly Texto[],
  { pendingTexts, idioma, origen }: { pendingTexts: PendingTexts; idioma: string; origen: string },
): Completion | null => {
  if (alike.length < 2) return null
  const writtenIn = (each: Texto): string => pendingTexts[keyOf(each)]?.texto ?? each.destino
  const textos = alike.filter(each => isMissing({ destino: writtenIn(each) }))
  if (textos.length === 0) return null
  const isTranslation = (each: Texto): boolean => {
    const destino = writtenIn(each)
    const holds = pendingTexts[keyOf(each)]?.vigente ?? (destino === each.destino && !each.igual)
    return !isMissing({ destino }) && (holds || !isUntranslated({ origen: each.origen, destino }, { idioma, origen }))
  }
  const key = keyOf(texto)
  const own = alike.find(each => keyOf(each) === key && !isMissing({ destino: writtenIn(each) }))
  const traduccion = mostUsed((own ? [own] : alike).filter(isTranslation).map(writtenIn))
  return traduccion === undefined ? null : { traduccion, textos }
}
