import { productosGenericosApi } from '@/api/productos'
import { editPath } from '@/features/productos/kinds'
import { creationKey, selectCreation, type genericoRequested, type GenericoRequest } from '@/features/productos/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'

interface Facts {
  id: number | null
}

/** [PG-01, PG-06] */
export const createSteps: readonly Step<GenericoRequest, Facts>[] = [
  {
    name: 'Producto genérico',
    *run({ input: { codigo }, keyOf }) {
      return { id: (yield* call(productosGenericosApi.create, { codigo }, keyOf())).id }
    },
    fallback: 'Se ha producido un error al guardar el producto genérico',
  },
]

export function* createGenerico({ payload }: ReturnType<typeof genericoRequested>): Saga {
  // Nothing is sent and nothing is said.
  if (payload.codigo.trim() === '') return
  const key = creationKey(payload)
  const done = yield* runSequence({ key, steps: createSteps, input: payload, facts: { id: null } })
  // Whoever has gone elsewhere since is not called back.
  const left = (yield* select(selectCreation)) !== payload.formId
  if (done?.id != null && !left) yield* put(navigationRequested(editPath('g', done.id), { replace: true }))
  if (left) yield* put(sequenceForgotten({ key }))
}
