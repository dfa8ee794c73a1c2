import { productosAcabadosApi as api, productosGenericosApi } from '@/api/productos'
import type { ProductoAcabadoInput, ProductoGenerico } from '@/domain/producto/producto'
import { acabadoFrom } from '@/domain/producto/productoValues'
import { copyComoSeAplica, copyLineas } from '@/features/productos/copySteps'
import { editPath } from '@/features/productos/kinds'
import { isStillThere } from '@/features/productos/isStillThere'
import { creationKey, recordMade, type acabadoRequested, type AcabadoRequest } from '@/features/productos/slice'
import { call, put, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
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
  if (!(yield* isStillThere(payload))) return
  const key = creationKey(payload)
  const done = yield* runSequence({ key, steps: createFromGenericSteps, input: payload, facts: { ...nothingMade, source: null } })
  if (!(yield* isStillThere(payload))) {
    yield* put(sequenceForgotten({ key }))
  } else if (done?.id != null) {
    yield* put(recordMade({ formId: payload.formId, tipo: 'a', id: done.id }))
    yield* put(navigationRequested(editPath('a', done.id), { replace: true }))
  }
}
