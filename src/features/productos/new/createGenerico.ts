import { productosGenericosApi as api } from '@/api/productos'
import { storedCode } from '@/domain/code'
import type { ProductoGenericoInput } from '@/domain/producto/producto'
import { editPath } from '@/features/productos/kinds'
import { createKey, recordMade, selectProducto, type genericoRequested, type GenericoRequest } from '@/features/productos/slice'
import type { Saga } from '@/store/effects'
import { awaitsRecord, endCreation } from '@/store/screens/saga'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

/** A generic product begins with its code alone, which no other has [PG-01, PG-06]. */
export const createSteps: readonly Step<GenericoRequest, MakeFacts<ProductoGenericoInput>>[] = [
  {
    name: 'Producto genérico',
    isForm: true,
    *run({ input, ...context }) {
      const codigo = storedCode(input.codigo)
      yield* makeOnce({ api, input: { codigo }, byCode: { list: api.light, codigo } }, context)
    },
    fallback: 'Se ha producido un error al guardar el producto genérico',
  },
]

export function* createGenerico({ payload }: ReturnType<typeof genericoRequested>): Saga {
  // Nothing is sent and nothing is said.
  if (storedCode(payload.codigo) === '' || !(yield* awaitsRecord(selectProducto, payload))) return
  const key = createKey(payload)
  const done = yield* runSequence({ key, steps: createSteps, input: payload, facts: nothingMade })
  const { formId, after } = payload
  const id = done?.id ?? null
  const made = id === null ? null : { action: recordMade({ formId, tipo: 'g', id }), path: editPath('g', id) }
  yield* endCreation(selectProducto, { formId, key, made, after })
}
