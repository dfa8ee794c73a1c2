import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { usosApi } from '@/api/usos'
import { createStore } from '@/app/createStore'
import { loadUses, loadSelectionUses, usosSaga } from '@/kits/usages/saga'
import {
  selectionUsesRequested,
  selectionUsesLoaded,
  selectionUsesClosed,
  selectUses,
  selectUsesOfSelection,
  usesRequested,
  usesLoaded,
  usesLeft,
  type UsesRequest,
} from '@/kits/usages/slice'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(usosApi)
const used = [{ tipo: 'ensayos', total: 1, registros: [{ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Riego' } }] }]
const deletion: UsesRequest = { place: 'deletion', tipo: 'familias', id: 3 }
const form: UsesRequest = { ...deletion, place: 'form' }
const never = () => new Promise<never>(() => undefined)

/** State after `request` with the given response of the API. */
const loaded = async (request: UsesRequest, answer: unknown) => {
  const { storeState } = await expectSaga(loadUses, request)
    .withReducer(rootReducer, stateAfter(usesRequested(request)))
    .provide([[matchers.call.fn(usosApi.of), answer], strict])
    .call.like({ fn: usosApi.of, args: ['familias', 3] })
    .run()
  return selectUses(storeState, request.place)
}

it.each([
  ['who uses it', used],
  ['that nobody does', []],
])('learns of a record %s [LS-10, LS-11]', async (_what, usos) => {
  for (const request of [deletion, form]) expect(await loaded(request, usos)).toEqual({ tipo: 'familias', id: 3, status: 'known', usos })
})

it('does not know where the API fails, and says so to nobody but the console [LS-10, LS-11]', async () => {
  for (const request of [deletion, form])
    expect(await loaded(request, throwError(new ApiError(500, null)))).toMatchObject({ status: 'unknown', usos: [] })
  expect(logged()).toEqual(['usos', 'usos'])
})

describe('an API that takes its time', () => {
  const slow = (request: UsesRequest, delayed: 'over' | 'running') =>
    expectSaga(loadUses, request)
      .withReducer(rootReducer, stateAfter(usesRequested(request)))
      .provide({
        call: ({ fn }, next) => (fn === usosApi.of ? never() : next()),
        race: (_effects, next) => (delayed === 'over' ? [undefined, true] : next()),
      })
      .silentRun(20)

  it('is not waited for by who deletes [LS-10]', async () => {
    expect(selectUses((await slow(deletion, 'over')).storeState, 'deletion')).toMatchObject({ status: 'unknown', usos: [] })
  })

  it('is waited for by the form [LS-11]', async () => {
    expect(selectUses((await slow(form, 'over')).storeState, 'form')).toMatchObject({ status: 'waiting' })
  })
})

it('asks once on a double click, of every record that is asked about [LS-10, MA-13]', async () => {
  const asked: unknown[] = []
  await expectSaga(usosSaga)
    .withReducer(rootReducer)
    .provide({
      call: ({ fn, args }, next) => {
        if (fn !== usosApi.of) return next()
        asked.push(args)
        return never()
      },
    })
    .dispatch(usesRequested(deletion))
    .dispatch(usesRequested(deletion))
    .dispatch(usesRequested({ ...deletion, id: 4 }))
    .silentRun(20)
  expect(asked).toEqual([
    ['familias', 3],
    ['familias', 4],
  ])
})

it('hears no answer that nobody waits for: another record was asked about, or the place was left', () => {
  const late = usesLoaded({ ...deletion, usos: used })
  expect(selectUses(stateAfter(usesRequested({ ...deletion, id: 4 }), late), 'deletion')).toMatchObject({ id: 4, status: 'waiting' })
  expect(selectUses(stateAfter(usesRequested(deletion), usesLeft({ place: 'deletion' }), late), 'deletion')).toBeNull()
})

describe('a selection', () => {
  const asked = selectionUsesRequested({ tipo: 'familias', ids: [3, 4, 5, 6, 7, 8, 9] })
  const learntOf = (answer: (id: number) => unknown) =>
    expectSaga(loadSelectionUses, asked.payload)
      .withReducer(rootReducer, stateAfter(asked))
      .provide({ call: ({ fn, args }, next) => (fn === usosApi.of ? answer(args[1] as number) : next()) })
      .silentRun(50)

  it('is told which of its records something uses, in its order; of whom nothing could be learnt counts as free [LS-05, LS-10]', async () => {
    const { storeState } = await learntOf(id => {
      if (id === 4) throw new ApiError(500, null)
      return id % 3 === 0 ? used : []
    })
    expect(selectUsesOfSelection(storeState)).toMatchObject({ status: 'known', used: [3, 6, 9].map(id => ({ id, usos: used })) })
    expect(logged()).toEqual(['usos'])
  })

  describe('of an API that takes its time', () => {
    let of: jest.SpiedFunction<typeof usosApi.of>
    beforeEach(() => {
      jest.useFakeTimers()
      of = jest.spyOn(usosApi, 'of')
      runInSessions(usosSaga)
    })
    afterEach(() => {
      of.mockRestore()
      jest.useRealTimers()
    })
    const many = Array.from({ length: 300 }, (_, at) => at + 1)
    const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
    const ask = (ids: readonly number[]) => {
      const store = createStore(stateAfter())
      store.dispatch(selectionUsesRequested({ tipo: 'familias', ids }))
      return { ...store, answer: () => selectUsesOfSelection(store.getState()) }
    }

    it('is told of each record, however many they are [LS-05, LS-10]', async () => {
      of.mockImplementation(() => after(900).then(() => used))
      const { answer } = ask(many)
      await jest.advanceTimersByTimeAsync(60_000)
      expect(answer()).toMatchObject({ status: 'known', used: many.map(id => ({ id })) })
    })

    it('is told in time, with what is known by then: a record has a second [LS-05, LS-10]', async () => {
      of.mockImplementation((_tipo, id) => (id === 5 ? never() : Promise.resolve(used)))
      const { answer } = ask([3, 4, 5, 6, 7, 8, 9])
      await jest.advanceTimersByTimeAsync(999)
      expect(answer()).toMatchObject({ status: 'waiting' })
      await jest.advanceTimersByTimeAsync(1)
      expect(answer()?.used.map(({ id }) => id)).toEqual([3, 4, 6, 7, 8, 9])
    })

    it('asks about no further record once one has taken longer, and counts the rest as free [LS-05, LS-10]', async () => {
      of.mockImplementation((_tipo, id) => (id <= 20 ? Promise.resolve(used) : never()))
      const { answer } = ask(many)
      await jest.advanceTimersByTimeAsync(1_000)
      expect(answer()).toMatchObject({ status: 'known', used: many.slice(0, 20).map(id => ({ id })) })
      expect(of).toHaveBeenCalledTimes(26)
    })

    it('asks no more once its question is closed [LS-05, LS-10]', async () => {
      of.mockImplementation(() => after(500).then(() => used))
      const { dispatch } = ask(many)
      await jest.advanceTimersByTimeAsync(600)
      dispatch(selectionUsesClosed())
      const asked = of.mock.calls.length
      await jest.advanceTimersByTimeAsync(60_000)
      expect(of).toHaveBeenCalledTimes(asked)
    })
  })

  it('hears no answer that nobody waits for [LS-05]', () => {
    const late = selectionUsesLoaded({ asked: asked.payload.asked, used: [{ id: 3, usos: used }] })
    expect(selectUsesOfSelection(stateAfter(asked, selectionUsesClosed(), late))).toBeNull()
    const again = selectionUsesRequested({ tipo: 'familias', ids: [3] })
    expect(selectUsesOfSelection(stateAfter(asked, again, late))).toMatchObject({ status: 'waiting', used: [] })
  })
})

describe('uses that a form shows', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const change = changeReceived({ recurso: 'ensayos', version: 2, registros: [4], eliminados: [], usuario: null })

  it('are learnt again after changes of others, once for many, and stay where the API fails [SY-03, LS-11]', async () => {
    const of = jest.spyOn(usosApi, 'of').mockResolvedValue(used)
    runInSessions(usosSaga)
    const { dispatch, getState } = createStore(stateAfter(usesRequested(form), usesLoaded({ ...form, usos: [] })))
    for (let n = 0; n < 3; n += 1) dispatch(change)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectUses(getState(), 'form')).toMatchObject({ status: 'known', usos: used })
    expect(of).toHaveBeenCalledTimes(1)
    of.mockRejectedValue(new ApiError(0, null))
    dispatch(change)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectUses(getState(), 'form')).toMatchObject({ status: 'known', usos: used })
    dispatch(usesLeft({ place: 'form' }))
    dispatch(change)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(of).toHaveBeenCalledTimes(2)
    of.mockRestore()
  })

  it.each([
    ['opens', streamOpened],
    ['is silent', streamSilent],
  ])('are learnt again when the stream %s, while the form shows them [LS-11, SY-09]', async (_what, gap) => {
    const of = jest.spyOn(usosApi, 'of').mockResolvedValue(used)
    runInSessions(usosSaga)
    const { dispatch, getState } = createStore(stateAfter(usesRequested(form), usesLoaded({ ...form, usos: [] })))
    dispatch(gap())
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectUses(getState(), 'form')).toMatchObject({ status: 'known', usos: used })
    dispatch(usesLeft({ place: 'form' }))
    dispatch(gap())
    await jest.advanceTimersByTimeAsync(3_000)
    expect(of).toHaveBeenCalledTimes(1)
    of.mockRestore()
  })
})
