import { lists } from '@/api/lists'
import { apiOf } from '@/api/resources'
import { storedCode } from '@/shared/code'
import { linkedProduct, SAVED } from '@/features/productos/productTypes'
import { createKey, recordMade, selectProducto, type genericoRequested, type GenericoRequest } from '@/features/productos/slice'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { InputOf } from '@/shared/resources/resource'
import type { Saga } from '@/store/effects'
import { awaitsRecord, endCreation } from '@/store/screens/saga'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const api = apiOf(productosGenericos)

/** Steps of a new generic product: created from its code, which must be unique [PG-01, PG-06]. */
const createSteps: readonly Step<GenericoRequest, CreationFacts<InputOf<typeof productosGenericos>>>[] = [
  {
    name: 'Producto genérico',
    isForm: true,
    *run({ input, ...context }) {
      yield* makeOnce({ api: { ...api, list: lists.productos_genericos }, input: { codigo: storedCode(input.codigo) } }, context)
    },
    fallback: 'Se ha producido un error al guardar el producto genérico',
  },
]

export function* createGenerico({ payload }: ReturnType<typeof genericoRequested>): Saga {
  // Empty codes cause no request and no message.
  if (storedCode(payload.codigo) === '' || !(yield* awaitsRecord(selectProducto, payload))) return
  const key = createKey(payload)
  const done = yield* runSequence({ key, steps: createSteps, input: payload, facts: nothingMade })
  const { formId, after } = payload
  const id = done?.id ?? null
  const made = id === null ? null : { action: recordMade({ formId, tipo: 'g', id }), record: linkedProduct('g', id) }
  yield* endCreation(selectProducto, { formId, key, made, said: SAVED, after })
}
