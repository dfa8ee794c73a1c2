import type { Album } from './album'
import { filasDeCombinaciones } from './combinaciones'
import { filasDeEnsayos } from './ensayos/filasDeEnsayos'
import type { Filas } from './filas'
import { filasDeMaestras } from './maestras/filasDeMaestras'
import { filasDeProductos } from './productos/filasDeProductos'

/**
 * All demo data, always the same, in an order in which it can be inserted. It comes in portions, so that whoever inserts need
 * not hold all of it: at a scale of 20 there are twenty times as many products and trials,
 * at 0 there is master data only. Pictures go into `album`.
 */
export function* createDatos(scale: number, album: Album): Generator<Filas> {
  yield filasDeMaestras(album)
  for (let bloque = 0; bloque < scale; bloque++) {
    yield filasDeProductos(bloque, album)
    yield filasDeEnsayos(bloque, album)
  }
  if (scale > 0) yield filasDeCombinaciones()
}
