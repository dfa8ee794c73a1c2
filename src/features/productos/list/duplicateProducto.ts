import { apiOf } from '@/api/resources'
import { duplicateOf } from '@/features/productos/model/productoValues'
import { editPath } from '@/features/productos/productTypes'
import { copyImages, copyLineas, copyStep, IMAGES_STEP, nothingCopied, type CopyFacts } from '@/features/productos/copySteps'
import { duplicateDone, duplicateKey, selectCopyRun, type duplicateRequested } from '@/features/productos/slice'
import { productosAcabados as resource, type ProductoAcabado } from '@/shared/resources/productosAcabados'
import { productosAcabados } from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import { selectRun, sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

const api = apiOf(resource)

const fallback = 'Se ha producido un error al duplicar el producto'

/** Steps of a duplicate: the product under a new name, its composition, its images [PA-04]. */
const duplicateSteps: readonly Step<{ id: number }, CopyFacts<ProductoAcabado>>[] = [
  {
    name: 'Producto de origen',
    *run({ input: { id } }) {
      return { source: yield* call(api.get, id) }
    },
    fallback,
  },
  copyStep({ name: 'Copia', inputOf: duplicateOf, fallback }),
  copyLineas('a'),
  copyImages(fallback),
]

export function* duplicateProducto({ payload: { id } }: ReturnType<typeof duplicateRequested>): Saga {
  // A run that failed before its copy was known is resumed: the copy may have been created without a response.
  const key = duplicateKey(yield* select(selectCopyRun, id))
  const done = yield* runSequence({ key, steps: duplicateSteps, input: { id }, facts: nothingCopied })
  if (done) {
    const copy = done.id === null ? undefined : { list: productosAcabados.name, id: done.id, to: editPath('a', done.id) }
    yield* put(toastRaised('success', 'Producto dupicado con éxito', copy))
  } else {
    if ((yield* select(selectRun, key))?.failure?.step !== IMAGES_STEP) return
    // The copy lacks an image, and the user may edit or delete it: the next request makes another copy.
    yield* put(sequenceForgotten({ key }))
  }
  yield* put(duplicateDone({ id }))
  yield* put(productosAcabados.loadRequested())
}
