import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { createEnsayo } from '@/features/ensayos/new/createEnsayo'
import { createRequested, detailClosed, newEntered } from '@/features/ensayos/slice'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { navigationRequested, selectPendingJourney } from '@/store/navigation'
import { stepStarted } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const ensayosApi = apiOf(ensayosResource)

const { logged } = quietErrors()
const strict = noRealCalls(ensayosApi)
const entered = newEntered()
const { formId } = entered.payload
const key = `ensayos/crear/${formId}`
const request = (codigo: string) => createRequested({ formId, codigo })

const fresh = stateAfter(entered)
const knowing = { ...fresh, configuration: { ...fresh.configuration, idempotencyKeys: true } }

it('creates the trial and goes to it [TR-01, AC-03]', async () => {
  const { storeState } = await expectSaga(createEnsayo, request(' EN-9 '))
    .withReducer(rootReducer, knowing)
    .provide([[matchers.call.fn(ensayosApi.create), { id: 9 }], strict])
    .call.like({ fn: ensayosApi.create, args: [{ codigo: 'EN-9' }, `${key}/Ensayo/`] })
    .run()
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/ensayos/detalle/9' })
  expect(selectToasts(storeState)).toEqual([])
})

it.each(['', '   '])('sends nothing and says nothing for the code %j [TR-01]', async codigo => {
  const { effects, storeState } = await expectSaga(createEnsayo, request(codigo)).withReducer(rootReducer, knowing).provide([strict]).run()
  expect(effects.put).toBeUndefined()
  expect(selectPendingJourney(storeState)).toBeNull()
})

it.each([
  ['the detail of the answer', new ApiError(400, 'Ya hay un ensayo con ese código'), 'Ya hay un ensayo con ese código'],
  ['its own sentence where there is none [ER-06]', new ApiError(0, null), 'Se ha producido un error al guardar el ensayo'],
])('says %s where Ensayo fails, and stays [TR-01, TR-14, ER-01, AC-03]', async (_case, error, text) => {
  const { storeState } = await expectSaga(createEnsayo, request('EN-9'))
    .withReducer(rootReducer, knowing)
    .provide([[matchers.call.fn(ensayosApi.create), throwError(error)], strict])
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(selectPendingJourney(storeState)).toBeNull()
  expect(logged()).toEqual([`${key} > Ensayo`])
})

it('is made once, however late the second Enter comes [MA-13]', async () => {
  const { storeState } = await expectSaga(createEnsayo, request('EN-9'))
    .withReducer(rootReducer, knowing)
    .provide([[matchers.call.fn(ensayosApi.create), { id: 9 }], strict])
    .run()
  for (const late of [request('EN-9'), createRequested({ formId: '', codigo: 'EN-9' })]) {
    const { effects } = await expectSaga(createEnsayo, late).withReducer(rootReducer, storeState).provide([strict]).run()
    expect(effects.put).toBeUndefined()
  }
})

const saved = { tone: 'success', text: 'Ensayo guardado con éxito', record: { list: 'ensayos', id: 9, to: '/ensayos/detalle/9' } }

it('names the trial with a link where another page opens after it [ER-02]', async () => {
  const after = navigationRequested('/ensayos/ver')
  const { storeState } = await expectSaga(createEnsayo, createRequested({ formId, codigo: 'EN-9', after }))
    .withReducer(rootReducer, knowing)
    .provide([[matchers.call.fn(ensayosApi.create), { id: 9 }], strict])
    .run()
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/ensayos/ver' })
  expect(selectToasts(storeState)).toMatchObject([saved])
})

it('leads nobody on who has left the form, names the trial with a link, and forgets what failed there [ER-02]', async () => {
  const leftMeanwhile: typeof rootReducer = (state, action) => {
    const next = rootReducer(state, action)
    return stepStarted.match(action) ? rootReducer(next, detailClosed({ formId })) : next
  }
  const done = await expectSaga(createEnsayo, request('EN-9'))
    .withReducer(leftMeanwhile, knowing)
    .provide([[matchers.call.fn(ensayosApi.create), { id: 9 }], strict])
    .run()
  expect(selectPendingJourney(done.storeState)).toBeNull()
  expect(selectToasts(done.storeState)).toMatchObject([saved])
  const failed = await expectSaga(createEnsayo, request('EN-9'))
    .withReducer(leftMeanwhile, knowing)
    .provide([[matchers.call.fn(ensayosApi.create), throwError(new ApiError(0, null))], strict])
    .run()
  expect(done.storeState.sequences).toEqual({})
  expect(failed.storeState.sequences).toEqual({})
})

it('makes no second trial where the API knows no keys and an answer was lost, whatever code is typed next [TR-17]', async () => {
  const lost = await expectSaga(createEnsayo, request('EN-9'))
    .withReducer(rootReducer, fresh)
    .provide([
      [matchers.call.fn(ensayosApi.list), [{ id: 3, codigo: 'EN-3' }]],
      [matchers.call.fn(ensayosApi.create), throwError(new ApiError(0, null))],
      strict,
    ])
    .run()
  const there = [
    { id: 3, codigo: 'EN-3' },
    { id: 9, codigo: 'EN-9' },
  ]
  const { storeState } = await expectSaga(createEnsayo, request('EN-10'))
    .withReducer(rootReducer, lost.storeState)
    .provide([
      [matchers.call.fn(ensayosApi.list), there],
      [matchers.call.fn(ensayosApi.get), there[1]],
      [matchers.call.fn(ensayosApi.update), there[1]],
      strict,
    ])
    .call.like({ fn: ensayosApi.update, args: [9, { codigo: 'EN-10' }] })
    .run()
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/ensayos/detalle/9' })
})
