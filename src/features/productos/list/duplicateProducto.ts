import { lists } from '@/api/lists'
import { apiOf } from '@/api/resources'
import { duplicateOf } from '@/features/productos/model/productoValues'
import { editPath } from '@/features/productos/productTypes'
import { copyImagen, copyLineas } from '@/features/productos/copySteps'
import { duplicateDone, duplicateKey, selectCopyRun, type duplicateRequested } from '@/features/productos/slice'
import { productosAcabados as resource, type ProductoAcabado } from '@/shared/resources/productosAcabados'
import type { InputOf } from '@/shared/resources/resource'
import { productosAcabados } from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

const api = apiOf(resource)

interface Facts extends CreationFacts<InputOf<typeof resource>> {
  source: ProductoAcabado | null
}

const fallback = 'Se ha producido un error al duplicar el producto'

/** Steps of a duplicate: the product under a new name, its composition, its images [PA-04]. */
export const duplicateSteps: readonly Step<{ id: number }, Facts>[] = [
  {
    name: 'Producto de origen',
    *run({ input }) {
      return { source: yield* call(api.get, input.id) }
    },
    fallback,
  },
  {
    name: 'Copia',
    *run(context) {
      const { source } = context.facts
      if (source === null) return
      const input = duplicateOf(source)
      yield* makeOnce({ api, input, byCode: { list: lists.productos_acabados, get: api.get, codigo: input.codigo } }, context)
    },
    fallback,
  },
  copyLineas('a'),
  copyImagen({
    name: 'Imagen de catálogo',
    property: 'imagen_catalogo',
    api: api.images.imagen_catalogo,
    fallback: 'No se ha podido copiar la imagen de catálogo',
  }),
  copyImagen({
    name: 'Imagen de modo de acción',
    property: 'imagen_modo_de_accion',
    api: api.images.imagen_modo_de_accion,
    fallback: 'No se ha podido copiar la imagen de modo de acción',
  }),
]

export function* duplicateProducto({ payload: { id } }: ReturnType<typeof duplicateRequested>): Saga {
  // A failed run is resumed: its copy may have been created without a response.
  const key = duplicateKey(yield* select(selectCopyRun, id))
  const done = yield* runSequence({ key, steps: duplicateSteps, input: { id }, facts: { ...nothingMade, source: null } })
  if (!done) return
  yield* put(duplicateDone({ id }))
  const copy = done.id === null ? undefined : { list: productosAcabados.name, id: done.id, to: editPath('a', done.id) }
  yield* put(toastRaised('success', 'Producto dupicado con éxito', copy))
  yield* put(productosAcabados.loadRequested())
}
