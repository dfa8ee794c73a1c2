import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import type { Ordered } from '@/shared/ordering'
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
  /** The stages whose order differs from the server's. */
  unsaved: readonly Ordered[]
}

/** Whole stages go, as the server has them by now: here they may have been on screen for hours. */
function* write({ formId, cultivo }: Pick<Input, 'formId' | 'cultivo'>, orders: readonly Ordered[]): Saga {
  const estados = yield* loadEstados(cultivo)
  yield* eachOf(orders, function* ({ id, orden }) {
    const estado = estados.find(each => each.id === id)
    if (!estado) throw new ApiError(404, null)
    yield* call(estadosFenologicosApi.update, id, { ...estado, orden })
    yield* put(ordenSaved({ formId, id, orden }))
  })
}

/** Only the stages that have moved are written, a few at a time [CD-03, CD-04]. */
export const orderSteps: readonly Step<Input, object>[] = [
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
    // What shows is what was saved.
    onFailure: 'continue',
  },
]

/**
 * Of the stages that swap places one may have been saved before the other failed, or saved without an answer: all that were sent go
 * back too.
 */
export const takeBackSteps: readonly Step<Input & { before: Record<number, number> }, object>[] = [
  {
    name: 'Volver al orden anterior',
    *run({ input: { unsaved, before, ...cultivo } }) {
      yield* put(movesTakenBack({ formId: cultivo.formId, ordenes: before }))
      const orders = unsaved.map(({ id }) => ({ id, orden: before[id] ?? 0 }))
      yield* write(cultivo, orders)
    },
    // Only logged: somebody was told already that their move failed.
  },
]

const inWords = (unsaved: readonly Ordered[]): string => unsaved.map(({ id, orden }) => `${id}:${orden}`).join()

/** Saves the orders that differ from the server's, and then those that have come to differ meanwhile. */
export function* saveOrders({ payload: { formId } }: { payload: { formId: string } }): Saga {
  const key = ordersKey({ formId })
  let last = ''
  while (true) {
    const { id: cultivo, formId: open, ordenes } = yield* select(selectCultivo)
    const unsaved = yield* select(selectUnsavedOrders)
    // A server that says it has saved them and has not would be asked for ever.
    if (cultivo === null || open !== formId || unsaved.length === 0 || inWords(unsaved) === last) return
    last = inWords(unsaved)
    const input = { formId, cultivo, unsaved }
    const done = yield* runSequence({ key, steps: orderSteps, input, facts: {} })
    if (done) continue
    // By now the stages of another crop may be open.
    if ((yield* select(selectCultivo)).formId === formId) {
      const isTakenBack = yield* runSequence({ key, steps: takeBackSteps, input: { ...input, before: ordenes }, facts: {} })
      // The stages show as the server has them.
      if (!isTakenBack) yield* put(movesTakenBack({ formId, ordenes: (yield* select(selectCultivo)).ordenes }))
    }
    // Moving again is a new run, not a retry: the next round saves what was moved while this was taken back, even if it is the same.
    yield* put(sequenceForgotten({ key }))
    last = ''
  }
}
