import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { countOfRegistros, raizOfClave, type ByClave } from '@/features/traducciones/model/submissions'

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
export const resultadoOf = (textos: ByClave, asked: readonly string[], left: PendingTexts): Resultado => {
  const saved = asked.filter(clave => !(clave in left))
  const quedan = Object.keys(left)
  const failed = quedan.filter(clave => left[clave]?.fallo)
  return {
    textos: saved.length,
    registros: countOfRegistros(textos, saved),
    fallidos: new Set(failed.map(clave => raizOfClave(textos, clave))).size,
    contestados: quedan.filter(clave => left[clave]?.suya).length,
    quedan: quedan.length,
    quedanRegistros: countOfRegistros(textos, quedan),
  }
}
