import { lists } from '@/api/lists'
import { apiOf } from '@/api/resources'
import { duplicateOf } from '@/features/productos/model/productoValues'
import { editPath } from '@/features/productos/productTypes'
import { copyImages, copyLineas, IMAGES_STEP, type CopyFacts } from '@/features/productos/copySteps'
import { duplicateDone, duplicateKey, selectCopyRun, type duplicateRequested } from '@/features/productos/slice'
import { productosAcabados as resource, type ProductoAcabado } from '@/shared/resources/productosAcabados'
import type { InputOf } from '@/shared/resources/resource'
import { productosAcabados } from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import { selectRun, sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

const api = apiOf(resource)

type Facts = CreationFacts<InputOf<typeof resource>> & CopyFacts<ProductoAcabado>

const fallback = 'Se ha producido un error al duplicar el producto'

/** Steps of a duplicate: the product under a new name, its composition, its images [PA-04]. */
const duplicateSteps: readonly Step<{ id: number }, Facts>[] = [
  {
    name: 'Producto de origen',
    *run({ input }) {
      return { source: yield* call(api.get, input.id) }
    },
    fallback,
  },
  {
    name: 'Copia',
    // A retry leaves the copy as it is: the user may have edited it.
    when: (_input, { id }) => id === null,
    *run(context) {
      const { source } = context.facts
      if (source === null) return
      const input = duplicateOf(source)
      yield* makeOnce({ api, input, byCode: { list: lists.productos_acabados, get: api.get } }, context)
    },
    fallback,
  },
  copyLineas('a'),
  copyImages({ apis: api.images, fallback }),
]

export function* duplicateProducto({ payload: { id } }: ReturnType<typeof duplicateRequested>): Saga {
  // A failed run is resumed: its copy may have been created without a response, or lack an image.
  const key = duplicateKey(yield* select(selectCopyRun, id))
  const lacksImages = (yield* select(selectRun, key))?.failure?.step === IMAGES_STEP
  const done = yield* runSequence({ key, steps: duplicateSteps, input: { id }, facts: { ...nothingMade, source: null } })
  if (!done) {
    if ((yield* select(selectRun, key))?.failure?.step !== IMAGES_STEP) return
    yield* put(productosAcabados.loadRequested())
    // Images that fail twice fail for good, as those of a copy deleted meanwhile: the next request makes another copy.
    if (lacksImages) {
      yield* put(duplicateDone({ id }))
      yield* put(sequenceForgotten({ key }))
    }
    return
  }
  yield* put(duplicateDone({ id }))
  const copy = done.id === null ? undefined : { list: productosAcabados.name, id: done.id, to: editPath('a', done.id) }
  yield* put(toastRaised('success', 'Producto dupicado con éxito', copy))
  yield* put(productosAcabados.loadRequested())
}
