import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { countOfRegistros, rootKeyOf, type TextsByKey } from '@/features/traducciones/model/submissions'

/** Result of a save. */
export interface Resultado {
  /** Number of saved texts and of their records. */
  textos: number
  registros: number
  /** Number of failed records, and of texts in conflict. */
  fallidos: number
  contestados: number
  /** Number of unsaved texts and records. */
  quedan: number
  quedanRegistros: number
}

/** Result of a save. `asked`: texts to be saved; `left`: all unsaved texts. */
export const resultadoOf = (textos: TextsByKey, asked: readonly string[], left: PendingTexts): Resultado => {
  const saved = asked.filter(key => !(key in left))
  const quedan = Object.keys(left)
  const failed = quedan.filter(key => left[key]?.fallo)
  return {
    textos: saved.length,
    registros: countOfRegistros(textos, saved),
    fallidos: new Set(failed.map(key => rootKeyOf(textos, key))).size,
    contestados: quedan.filter(key => left[key]?.suya).length,
    quedan: quedan.length,
    quedanRegistros: countOfRegistros(textos, quedan),
  }
}
