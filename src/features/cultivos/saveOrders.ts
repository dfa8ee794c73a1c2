import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import type { OrderedItem } from '@/shared/ordering'
import { loadEstados } from '@/features/cultivos/loadEstados'
import { reloadEstados } from '@/features/cultivos/reloadEstados'
import {
  CHANGES_FAILED,
  estadosReloaded,
  movesTakenBack,
  ordenSaved,
  ordersKey,
  selectCultivo,
  selectUnsavedOrders,
} from '@/features/cultivos/slice'
import { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import { call, put, select, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'

const estadosFenologicosApi = apiOf(estadosFenologicos)

interface Input {
  formId: string
  cultivo: number
  /** Stages whose order differs from the server's. */
  unsaved: readonly OrderedItem[]
}

/** Sends whole stages, read from the server first, because the stages on the page may be hours old. */
function* write({ formId, cultivo }: Pick<Input, 'formId' | 'cultivo'>, orders: readonly OrderedItem[]): Saga {
  const estados = yield* loadEstados(cultivo)
  yield* eachOf(orders, function* ({ id, orden }) {
    const estado = estados.find(each => each.id === id)
    if (!estado) throw new ApiError(404, null)
    yield* call(estadosFenologicosApi.update, id, { ...estado, orden })
    yield* put(ordenSaved({ formId, id, orden }))
  })
}

/** Writes only the moved stages, a few at a time [CD-03, CD-04]. */
const orderSteps: readonly Step<Input, object>[] = [
  {
    name: 'Orden de los estados',
    *run({ input }) {
      yield* write(input, input.unsaved)
    },
    fallback: CHANGES_FAILED,
  },
  {
    name: 'Volver a cargar los estados',
    *run({ input: { formId, cultivo } }) {
      yield* put(estadosReloaded({ formId, ...(yield* reloadEstados(cultivo)) }))
    },
    // The page already shows the saved orders.
    onFailure: 'continue',
  },
]

/**
 * Restores the old orders on the server. When stages swap places, one may have been saved before the other failed, or without a response;
 * therefore all of them are written.
 */
const takeBackSteps: readonly Step<Input & { before: Record<number, number> }, object>[] = [
  {
    name: 'Volver al orden anterior',
    *run({ input: { unsaved, before, ...cultivo } }) {
      yield* put(movesTakenBack({ formId: cultivo.formId, ordenes: before }))
      const orders = unsaved.map(({ id }) => ({ id, orden: before[id] ?? 0 }))
      yield* write(cultivo, orders)
    },
    // No fallback text, because the failed move has shown its own.
  },
]

const inWords = (unsaved: readonly OrderedItem[]): string => unsaved.map(({ id, orden }) => `${id}:${orden}`).join()

/** Saves the orders that differ from the server's, and repeats for orders changed meanwhile. */
export function* saveOrders({ payload: { formId } }: { payload: { formId: string } }): Saga {
  const key = ordersKey({ formId })
  let last = ''
  while (true) {
    const { id: cultivo, formId: open, ordenes } = yield* select(selectCultivo)
    const unsaved = yield* select(selectUnsavedOrders)
    // Stops when the orders have not changed since the last round, because a server that does not save them would be called forever.
    if (cultivo === null || open !== formId || unsaved.length === 0 || inWords(unsaved) === last) return
    last = inWords(unsaved)
    const input = { formId, cultivo, unsaved }
    const done = yield* runSequence({ key, steps: orderSteps, input, facts: {} })
    if (done) continue
    // Stages of another crop may be open by now.
    if ((yield* select(selectCultivo)).formId === formId) {
      const isTakenBack = yield* runSequence({ key, steps: takeBackSteps, input: { ...input, before: ordenes }, facts: {} })
      // Fallback: the page shows the server's orders.
      if (!isTakenBack) yield* put(movesTakenBack({ formId, ordenes: (yield* select(selectCultivo)).ordenes }))
    }
    // Starts a new run instead of a retry: the next round saves moves made meanwhile, even equal ones.
    yield* put(sequenceForgotten({ key }))
    last = ''
  }
}
