import type { Album } from './album'
import { rowsOfCombinaciones } from './combinaciones'
import { rowsOfEnsayos } from './ensayos/rowsOfEnsayos'
import type { RowsByTable } from './rows'
import { rowsOfMaestras } from './maestras/rowsOfMaestras'
import { rowsOfProductos } from './productos/rowsOfProductos'

/**
 * All demo data, always the same, in an order in which it can be inserted. It comes in portions, so that whoever inserts need
 * not hold all of it: at a scale of 20 there are twenty times as many products and trials,
 * at 0 there is master data only. Pictures go into `album`.
 */
export function* createDatos(scale: number, album: Album): Generator<RowsByTable> {
  yield rowsOfMaestras(album)
  for (let bloque = 0; bloque < scale; bloque++) {
    yield rowsOfProductos(bloque, album)
    yield rowsOfEnsayos(bloque, album)
  }
  if (scale > 0) yield rowsOfCombinaciones()
}
