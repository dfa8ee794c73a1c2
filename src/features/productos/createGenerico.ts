import { productosGenericosApi } from '@/api/productos'
import { editPath } from '@/features/productos/kinds'
import { isStillThere } from '@/features/productos/isStillThere'
import { creationKey, creationLeft, type genericoRequested, type GenericoRequest } from '@/features/productos/slice'
import { call, put, type Saga } from '@/store/effects'
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
  if (payload.codigo.trim() === '' || !(yield* isStillThere(payload))) return
  const key = creationKey(payload)
  const done = yield* runSequence({ key, steps: createSteps, input: payload, facts: { id: null } })
  if (!(yield* isStillThere(payload))) {
    yield* put(sequenceForgotten({ key }))
  } else if (done?.id != null) {
    yield* put(creationLeft())
    yield* put(navigationRequested(editPath('g', done.id), { replace: true }))
  }
}
