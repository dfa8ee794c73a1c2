import { productosAcabadosApi as api, productosGenericosApi } from '@/api/productos'
import type { ProductoAcabadoInput, ProductoGenerico } from '@/domain/producto/producto'
import { acabadoFrom } from '@/domain/producto/productoValues'
import { copyComoSeAplica, copyLineas } from '@/features/productos/copySteps'
import { editPath } from '@/features/productos/kinds'
import { createKey, recordMade, selectProducto, type acabadoRequested, type AcabadoRequest } from '@/features/productos/slice'
import { call, type Saga } from '@/store/effects'
import { awaitsRecord, endCreation } from '@/store/screens/saga'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

interface Facts extends MakeFacts<ProductoAcabadoInput> {
  source: ProductoGenerico | null
}

const fallback = 'Se ha producido un error al guardar el producto acabado'

/** A finished product takes over the fields of its generic one, then its composition, then how it is applied [PA-02]. */
export const createFromGenericSteps: readonly Step<AcabadoRequest, Facts>[] = [
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
      yield* makeOnce({ api, input, byCode: { list: api.light, codigo: input.codigo } }, context)
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
  const made = id === null ? null : { action: recordMade({ formId, tipo: 'a', id }), path: editPath('a', id) }
  yield* endCreation(selectProducto, { formId, key, made })
}
