import { apiOf } from '@/api/resources'
import { acabadoFrom } from '@/features/productos/model/productoValues'
import { copyComoSeAplica, copyLineas, copyStep, nothingCopied, type CopyFacts } from '@/features/productos/copySteps'
import { linkedProduct, SAVED } from '@/features/productos/productTypes'
import { createKey, recordMade, selectProducto, type acabadoRequested, type AcabadoRequest } from '@/features/productos/slice'
import { productosGenericos, type ProductoGenerico } from '@/shared/resources/productosGenericos'
import { call, type Saga } from '@/store/effects'
import { awaitsRecord, endCreation } from '@/store/screens/saga'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const api = apiOf(productosGenericos)

const fallback = 'Se ha producido un error al guardar el producto acabado'

/** Steps of a new finished product: fields of its generic one, composition, applications [PA-02]. */
const createFromGenericSteps: readonly Step<AcabadoRequest, CopyFacts<ProductoGenerico>>[] = [
  {
    name: 'Producto genérico',
    *run({ input: { generico } }) {
      return { source: yield* call(api.get, generico) }
    },
    fallback,
  },
  copyStep({ name: 'Producto acabado', inputOf: acabadoFrom, fallback }),
  copyLineas('g'),
  copyComoSeAplica('g'),
]

export function* createFromGeneric({ payload }: ReturnType<typeof acabadoRequested>): Saga {
  if (!(yield* awaitsRecord(selectProducto, payload))) return
  const key = createKey(payload)
  const done = yield* runSequence({ key, steps: createFromGenericSteps, input: payload, facts: nothingCopied })
  const { formId } = payload
  const id = done?.id ?? null
  const made = id === null ? null : { action: recordMade({ formId, tipo: 'a', id }), record: linkedProduct('a', id) }
  yield* endCreation(selectProducto, { formId, key, made, said: SAVED })
}
