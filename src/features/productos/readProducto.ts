import { apiOf } from '@/api/resources'
import { apis } from '@/features/productos/apis'
import { ownedBy, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { all, call, type Saga } from '@/store/effects'

const lineasDeComposicionApi = apiOf(lineasDeComposicion)

/** Product on the server, as known to its open form. */
export interface OpenedProducto {
  record: ProductoRecord
  lines: LineaDeComposicion[]
}

export function* readProducto(tipo: Tipo, id: number): Saga<OpenedProducto> {
  const [record, lines] = yield* all([() => call(apis[tipo].api.get, id), () => call(lineasDeComposicionApi.list, ownedBy(tipo, id))])
  return { record, lines }
}
