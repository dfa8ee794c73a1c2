import { productosGenericosApi as api } from '@/api/productos'
import type { ProductoGenericoInput } from '@/domain/producto/producto'
import { editPath } from '@/features/productos/kinds'
import { isStillThere } from '@/features/productos/isStillThere'
import { creationKey, recordMade, type genericoRequested, type GenericoRequest } from '@/features/productos/slice'
import { put, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'

/** [PG-01, PG-06] */
export const createSteps: readonly Step<GenericoRequest, MakeFacts<ProductoGenericoInput>>[] = [
  {
    name: 'Producto genérico',
    isForm: true,
    *run({ input, ...context }) {
      const codigo = input.codigo.trim()
      yield* makeOnce({ api, input: { codigo }, byCode: { list: api.light, codigo } }, context)
    },
    fallback: 'Se ha producido un error al guardar el producto genérico',
  },
]

export function* createGenerico({ payload }: ReturnType<typeof genericoRequested>): Saga {
  // Nothing is sent and nothing is said.
  if (payload.codigo.trim() === '' || !(yield* isStillThere(payload))) return
  const key = creationKey(payload)
  const done = yield* runSequence({ key, steps: createSteps, input: payload, facts: nothingMade })
  if (!(yield* isStillThere(payload))) {
    yield* put(sequenceForgotten({ key }))
  } else if (done?.id != null) {
    yield* put(recordMade({ formId: payload.formId, tipo: 'g', id: done.id }))
    yield* put(navigationRequested(editPath('g', done.id), { replace: true }))
  }
}
