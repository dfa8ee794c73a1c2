import type { Bulk } from '@/lists/selection/definition'
import { allPending, saidOf } from '@/lists/selection/words'
import { inputOf } from '@/domain/producto/productoValues'
import { writtenInto, type ProductoChange } from '@/domain/producto/productoChange'
import { actions } from '@/features/productos/list/bulk/actions'
import { apis } from '@/features/productos/apis'
import { kinds, type Tipo } from '@/features/productos/kinds'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import { call, type Saga } from '@/store/effects'
import { bulkSaga, type BulkWork } from '@/store/lists/bulkRun'
import type { BulkRequest } from '@/store/lists/runs'

const places: Record<Tipo, string> = { g: 'productos/g', a: 'productos/a' }
const tipos = ['g', 'a'] as const

type Root = Parameters<typeof productosGenericos.selectEntities>[0] & Parameters<typeof productosAcabados.selectEntities>[0]

const pendingOf =
  (tipo: Tipo): Bulk['pendingIn'] =>
  (root, ids, change) => {
    if (Object.keys(change).length === 0) return allPending(root, ids)
    const records = tipo === 'a' ? productosAcabados.selectEntities(root as Root) : productosGenericos.selectEntities(root as Root)
    return ids.filter(id => writtenInto(records[id] ?? {}, change) !== null)
  }

const bulkOf = (tipo: Tipo): Bulk => ({
  place: places[tipo],
  tipo: kinds[tipo].resource,
  noun: kinds[tipo].noun,
  actions: actions[tipo],
  pendingIn: pendingOf(tipo),
  onClosed: () => kinds[tipo].catalogue.loadRequested(),
})

/** What can be done to a selection of products [LS-05]. */
export const productosBulk: Record<Tipo, Bulk> = { g: bulkOf('g'), a: bulkOf('a') }

/** Reads the record with its version and writes the whole, changed: nothing goes where it is so by now. */
function* write(tipo: Tipo, id: number, change: ProductoChange): Saga {
  const { api, fields } = apis[tipo]
  const { record, tag } = yield* call(api.getTagged, id)
  const written = writtenInto(record, change)
  if (written) yield* call(api.update, id, inputOf(fields, { ...record, ...written }), tag)
}

/** What the bar of the selection asks for, of one product. */
export const workOf = ({ place, action: key, change }: BulkRequest): BulkWork | null => {
  const tipo = tipos.find(each => places[each] === place)
  const action = tipo && actions[tipo].find(each => each.key === key)
  if (!action) return null
  const { api } = apis[tipo]
  const { catalogue } = kinds[tipo]
  return {
    name: action.label,
    one: function* (id) {
      if (action.danger) yield* call(api.remove, id)
      else yield* write(tipo, id, change)
    },
    fallback: action.danger ? 'Se ha producido un error al eliminar el producto' : 'Se ha producido un error al guardar el producto',
    said: count => saidOf(kinds[tipo].noun, action, count),
    reload: () => catalogue.loadRequested(),
  }
}

export function* productosBulkSaga(): Saga {
  yield* bulkSaga(workOf)
}
