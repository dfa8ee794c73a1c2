import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import type { CallEffectDescriptor } from 'redux-saga/effects'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { cultivosSaga } from '@/features/cultivos/saga'
import { saveOrders } from '@/features/cultivos/saveOrders'
import {
  cultivoLoaded,
  detailClosed,
  detailEntered,
  estadoMoved,
  movesTakenBack,
  selectCultivo,
  selectUnsavedOrders,
} from '@/features/cultivos/slice'
import { estadosFenologicos, type EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const estadosFenologicosApi = apiOf(estadosFenologicos)

const { logged } = quietErrors()
const { images: _images, ...calls } = estadosFenologicosApi
const strict = noRealCalls(calls)
const FAILED = 'Se ha producido un error al guardar los cambios'

const entered = detailEntered({ id: 3 })
const { formId } = entered.payload
const key = `cultivos/orden/${formId}`
const cultivo = { id: 3, nombre: {}, grupo_de_cultivo: null, imagen: null, imagen_icono: null }
const estado = (id: number, orden: number, of = 3): EstadoFenologico => ({ id, orden, cultivo: of, nombre: {}, imagen: null })
const loaded = (...estados: EstadoFenologico[]) =>
  cultivoLoaded({ formId, cultivo, estados, entradas: Object.fromEntries(estados.map(({ id }) => [id, []])) })
const tidy = loaded(estado(7, 0), estado(8, 1), estado(9, 2))
const move = (id: number, by: -1 | 1) => estadoMoved({ formId, id, by })
const shown = (state: ReturnType<typeof stateAfter>) => selectCultivo(state).estados.map(({ id }) => id)

/** Stand-in server of stages; `refuses` selects the writes that fail. */
const serverOf = (stored: EstadoFenologico[], refuses: (id: number, nth: number) => boolean = () => false) => {
  let writes = 0
  const sent: [number, object][] = []
  return {
    sent,
    orders: () => stored.filter(({ cultivo: of }) => of === 3).map(({ id, orden }) => [id, orden]),
    provider: {
      call(effect: CallEffectDescriptor<unknown>, next: () => unknown) {
        if (effect.fn === calls.list) return stored.map(each => ({ ...each }))
        if (effect.fn !== calls.update) return next()
        const [id, change] = effect.args as [number, { orden: number }]
        writes += 1
        sent.push([id, change])
        if (refuses(id, writes)) throw new ApiError(500, null)
        stored = stored.map(each => (each.id === id ? { ...each, ...change } : each))
        return stored.find(each => each.id === id)
      },
    },
  }
}
const saga = (state: ReturnType<typeof stateAfter>) => expectSaga(saveOrders, { payload: { formId } }).withReducer(rootReducer, state)

it('saves those that differ from 0 to n-1 when the crop has come, and no other [CD-03, AC-03]', async () => {
  const server = serverOf([estado(7, 4), estado(8, 0), estado(9, 4), estado(1, 0, 99)])
  const state = stateAfter(entered, loaded(estado(7, 4), estado(8, 0), estado(9, 4)))
  const { storeState } = await saga(state).provide([server.provider, strict]).run()
  expect(server.sent).toEqual([
    [7, estado(7, 1)],
    [9, estado(9, 2)],
  ])
  expect(shown(storeState)).toEqual([8, 7, 9])
  expect(storeState.sequences).toEqual({})
})

it('sends whole stages, as they are on the server by then, and not as they were when the crop opened [CD-04, ML-06]', async () => {
  const renamed = { ...estado(8, 1), nombre: { es_ES: 'Floración' }, imagen: 'http://x/8.png' }
  const server = serverOf([estado(7, 0), renamed, estado(9, 2)])
  await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([server.provider, strict])
    .run()
  expect(server.sent).toEqual([
    [8, { ...renamed, orden: 0 }],
    [7, estado(7, 1)],
  ])
})

it('fails where a stage that is moved is gone, and where the stages cannot be read before [CD-04]', async () => {
  const gone = serverOf([estado(7, 0), estado(9, 2)])
  const lost = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([gone.provider, strict])
    .run()
  expect(gone.sent.filter(([id]) => id === 8)).toEqual([])
  expect(shown(lost.storeState)).toEqual([7, 8, 9])
  expect(selectToasts(lost.storeState)).toMatchObject([{ tone: 'error', text: FAILED }])
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2)])
  const unread = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([[matchers.call.fn(calls.list), throwError(new ApiError(400, 'No puede'))] as never, server.provider, strict])
    .run()
  expect(server.sent).toEqual([])
  expect(shown(unread.storeState)).toEqual([7, 8, 9])
  expect(selectToasts(unread.storeState)).toMatchObject([{ tone: 'error', text: 'No puede' }])
})

it('calls nothing where they are right already [CD-03]', async () => {
  const { effects } = await saga(stateAfter(entered, tidy)).provide([strict]).run()
  expect(effects.call).toBeUndefined()
})

it('saves both stages of a move, and reloads [CD-04, AC-03]', async () => {
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2)])
  const { storeState } = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([server.provider, strict])
    .call.fn(calls.list)
    .run()
  expect(server.sent).toEqual([
    [8, estado(8, 0)],
    [7, estado(7, 1)],
  ])
  expect(shown(storeState)).toEqual([8, 7, 9])
  expect(selectToasts(storeState)).toEqual([])
})

it.each([
  ['the first of the two', 1],
  ['the second of the two', 2],
])('takes the move back, here and on the server, where Orden de los estados fails at %s [CD-04, AC-03]', async (_which, nth) => {
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2)], (_id, write) => write === nth)
  const { storeState } = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([server.provider, strict])
    .run()
  expect(shown(storeState)).toEqual([7, 8, 9])
  expect(server.orders()).toEqual([
    [7, 0],
    [8, 1],
    [9, 2],
  ])
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: FAILED }])
  expect(storeState.sequences).toEqual({})
})

it('says the detail of the answer, and only logs where taking back fails too [CD-04]', async () => {
  const server = serverOf([estado(7, 0), estado(8, 1)], (_id, write) => write > 1)
  const refusing = [matchers.call.fn(calls.update), throwError(new ApiError(400, 'No puede'))] as const
  const failed = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([refusing as never, server.provider, strict])
    .run()
  expect(selectToasts(failed.storeState)).toMatchObject([{ text: 'No puede' }])
  const { storeState } = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([server.provider, strict])
    .run()
  expect(shown(storeState)).toEqual([7, 8, 9])
  expect(selectToasts(storeState)).toHaveLength(1)
  expect(logged()).toContain(`${key} > Volver al orden anterior`)
})

it('shows what the server has where taking back fails too [CD-04]', async () => {
  const server = serverOf([estado(9, 0), estado(8, 1)], (_id, write) => write > 1)
  const { storeState } = await saga(stateAfter(entered, loaded(estado(9, 0), estado(8, 1)), move(8, -1)))
    .provide([server.provider, strict])
    .run()
  expect(server.orders()).toEqual([
    [9, 0],
    [8, 0],
  ])
  expect(shown(storeState)).toEqual([8, 9])
  expect(selectUnsavedOrders(storeState)).toEqual([])
})

it('takes back what was saved without an answer [CD-04]', async () => {
  const server = serverOf([estado(7, 0), estado(8, 1)])
  let lost = 0
  const losing = {
    call(effect: CallEffectDescriptor<unknown>, next: () => unknown) {
      const answer: unknown = server.provider.call(effect, next)
      if (effect.fn === calls.update && lost++ === 0) throw new ApiError(0, null)
      return answer
    },
  }
  const { storeState } = await saga(stateAfter(entered, loaded(estado(7, 0), estado(8, 1)), move(8, -1)))
    .provide([losing, strict])
    .run()
  expect(shown(storeState)).toEqual([7, 8])
  expect(server.orders()).toEqual([
    [7, 0],
    [8, 1],
  ])
})

it.each([
  ['another', move(9, -1), [7, 9, 8]],
  ['the same once more', move(8, -1), [8, 7, 9]],
])('saves %s that is moved while a failed move is taken back [CD-04]', async (_which, again, order) => {
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2)], (_id, write) => write === 1)
  const moving = (before: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
    const after = rootReducer(before, action)
    return movesTakenBack.match(action) ? rootReducer(after, again) : after
  }
  const { storeState } = await expectSaga(saveOrders, { payload: { formId } })
    .withReducer(moving, stateAfter(entered, tidy, move(8, -1)))
    .provide([server.provider, strict])
    .run()
  expect(shown(storeState)).toEqual(order)
  expect([...server.orders()].sort(([, one = 0], [, other = 0]) => one - other)).toEqual(order.map((id, orden) => [id, orden]))
  expect(selectUnsavedOrders(storeState)).toEqual([])
  expect(selectToasts(storeState)).toHaveLength(1)
})

it('shows what was saved where Volver a cargar los estados fails, which is only logged [AC-03]', async () => {
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2)])
  let reads = 0
  const failing = {
    call(effect: CallEffectDescriptor<unknown>, next: () => unknown) {
      // The first read precedes the write.
      if (effect.fn === calls.list && reads++ > 0) throw new ApiError(0, null)
      return next()
    },
  }
  const { storeState } = await saga(stateAfter(entered, tidy, move(8, -1)))
    .provide([failing, server.provider, strict])
    .run()
  expect(shown(storeState)).toEqual([8, 7, 9])
  expect(selectUnsavedOrders(storeState)).toEqual([])
  expect(selectToasts(storeState)).toEqual([])
  expect(logged()).toEqual([`${key} > Volver a cargar los estados`])
})

it('loses no move that is made while another is being saved [CD-04]', async () => {
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2)])
  const { storeState } = await expectSaga(cultivosSaga)
    .withReducer(rootReducer, stateAfter(entered, tidy))
    .provide([server.provider, strict])
    .dispatch(move(7, 1))
    .dispatch(move(7, 1))
    .dispatch(move(9, -1))
    .silentRun(50)
  expect(shown(storeState)).toEqual([9, 8, 7])
  expect(server.orders()).toEqual([
    [7, 2],
    [8, 1],
    [9, 0],
  ])
})

it('does not ask for ever a server that says it has saved and has not', async () => {
  const stored = [estado(7, 4), estado(8, 0)]
  const sent: unknown[] = []
  const forgetful = {
    call({ fn, args }: CallEffectDescriptor<unknown>, next: () => unknown) {
      if (fn === calls.list) return stored
      if (fn !== calls.update) return next()
      sent.push(args)
      return stored[0]
    },
  }
  await saga(stateAfter(entered, loaded(...stored)))
    .provide([forgetful, strict])
    .run()
  expect(sent).toEqual([[7, estado(7, 1)]])
})

it('stops where the crop was closed meanwhile', async () => {
  const { effects } = await saga(stateAfter(entered, tidy, move(8, -1), detailClosed({ formId })))
    .provide([strict])
    .run()
  expect(effects.put).toBeUndefined()
})

it('writes to no stage of another crop that was opened before the save failed [CD-04]', async () => {
  const other = detailEntered({ id: 4 })
  const estados = [estado(21, 1, 4), estado(22, 0, 4)]
  const opening = [other, cultivoLoaded({ formId: other.payload.formId, cultivo: { ...cultivo, id: 4 }, estados, entradas: {} })]
  const server = serverOf([estado(7, 0), estado(8, 1), estado(9, 2), ...estados], id => id === 8)
  const moving = (before: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
    const after = rootReducer(before, action)
    return action.type === 'sequences/stepFailed' ? opening.reduce<typeof after>(rootReducer, after) : after
  }
  const { storeState } = await expectSaga(saveOrders, { payload: { formId } })
    .withReducer(moving, stateAfter(entered, tidy, move(8, -1)))
    .provide([server.provider, strict])
    .run()
  expect(server.sent).toEqual([
    [8, estado(8, 0)],
    [7, estado(7, 1)],
  ])
  expect(shown(storeState)).toEqual([22, 21])
})
