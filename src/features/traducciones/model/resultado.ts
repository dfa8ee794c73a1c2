import type { Ediciones } from '@/features/traducciones/model/edicion'
import { countOfRegistros, raizOfClave, type ByClave } from '@/features/traducciones/model/envios'

/** What a save has done, and what it has left. */
export interface Resultado {
  /** Saved, and of how many records. */
  textos: number
  registros: number
  /** Records that failed, and texts that somebody else has changed. */
  fallidos: number
  contestados: number
  /** Texts and records that are not saved. */
  quedan: number
  quedanRegistros: number
}

/** `asked`: the texts that were to be saved; `left`: all that are not. */
export const resultadoOf = (textos: ByClave, asked: readonly string[], left: Ediciones): Resultado => {
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
