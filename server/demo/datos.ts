import type { Album } from './album'
import { rowsOfCombinaciones } from './combinaciones'
import { rowsOfEnsayos } from './ensayos/rowsOfEnsayos'
import type { RowsByTable } from './rows'
import { rowsOfMaestras } from './maestras/rowsOfMaestras'
import { rowsOfProductos } from './productos/rowsOfProductos'

/**
 * All demo data, always equal, in an order in which it can be inserted. The portions are made on demand, so that the caller need not hold
 * all of them. A scale of 20 has twenty times as many products and trials, 0 has master data only. Pictures are added to `album`.
 */
export function* createDatos(scale: number, album: Album): Generator<RowsByTable> {
  yield rowsOfMaestras(album)
  for (let bloque = 0; bloque < scale; bloque++) {
    yield rowsOfProductos(bloque, album)
    yield rowsOfEnsayos(bloque, album)
  }
  if (scale > 0) yield rowsOfCombinaciones()
}
