import { lists } from '@/api/lists'
import { apiOf } from '@/api/resources'
import { acabadoFrom } from '@/features/productos/model/productoValues'
import { copyComoSeAplica, copyLineas, type CopyFacts } from '@/features/productos/copySteps'
import { linkedProduct, SAVED } from '@/features/productos/productTypes'
import { createKey, recordMade, selectProducto, type acabadoRequested, type AcabadoRequest } from '@/features/productos/slice'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos, type ProductoGenerico } from '@/shared/resources/productosGenericos'
import type { InputOf } from '@/shared/resources/resource'
import { call, type Saga } from '@/store/effects'
import { awaitsRecord, endCreation } from '@/store/screens/saga'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const api = apiOf(productosAcabados)
const productosGenericosApi = apiOf(productosGenericos)

type Facts = CreationFacts<InputOf<typeof productosAcabados>> & CopyFacts<ProductoGenerico>

const fallback = 'Se ha producido un error al guardar el producto acabado'

/** Steps of a new finished product: fields of its generic one, composition, applications [PA-02]. */
const createFromGenericSteps: readonly Step<AcabadoRequest, Facts>[] = [
  {
    name: 'Producto genérico',
    *run({ input: { generico } }) {
      return { source: yield* call(productosGenericosApi.get, generico) }
    },
    fallback,
  },
  {
    name: 'Producto acabado',
    *run(context) {
      const { source } = context.facts
      if (source === null) return
      const input = acabadoFrom(source)
      yield* makeOnce({ api: { ...api, list: lists.productos_acabados }, input }, context)
    },
    fallback,
  },
  copyLineas('g'),
  copyComoSeAplica('g'),
]

export function* createFromGeneric({ payload }: ReturnType<typeof acabadoRequested>): Saga {
  if (!(yield* awaitsRecord(selectProducto, payload))) return
  const key = createKey(payload)
  const done = yield* runSequence({ key, steps: createFromGenericSteps, input: payload, facts: { ...nothingMade, source: null } })
  const { formId } = payload
  const id = done?.id ?? null
  const made = id === null ? null : { action: recordMade({ formId, tipo: 'a', id }), record: linkedProduct('a', id) }
  yield* endCreation(selectProducto, { formId, key, made, said: SAVED })
}
