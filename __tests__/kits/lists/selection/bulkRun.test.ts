import type { Action } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { runSaga } from 'redux-saga'
import { expectSaga } from 'redux-saga-test-plan'
import { ApiError } from '@/api/http/ApiError'
import { bulkSaga, defineBulk, runBulk } from '@/kits/lists/selection/bulkRun'
import { removal } from '@/kits/lists/selection/words'
import type { Saga } from '@/store/effects'
import { failuresOf, isAllWell, selectBulk, undoneOf } from '@/kits/lists/store/outcome'
import { bulkClosed, bulkRequested, recordEnded, stopRequested } from '@/kits/lists/store/runs'
import { CALLS_AT_ONCE } from '@/store/sequences/eachOf'
import { stepAdvanced, stepFailed } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'
import { tries } from '@test/support/long'

quietErrors()
const place = 'ensayos'
const reload = { type: 'reload' }

/** Plays a run to its end; `meanwhile` is an action dispatched after a number of records. */
const play = async (ids: number[], one: (id: number) => Promise<unknown>, meanwhile?: { after: number; action: Action }) => {
  const requested = bulkRequested({ place, action: 'eliminar', change: {}, ids })
  let state = stateAfter(requested)
  const actions: Action[] = []
  const counts = { now: 0, most: 0 }
  const dispatch = (action: Action) => {
    actions.push(action)
    state = rootReducer(state, action)
    if (meanwhile && actions.filter(recordEnded.match).length === meanwhile.after && recordEnded.match(action))
      state = rootReducer(state, meanwhile.action)
    return action
  }
  const deletion = removal({
    *run(id): Saga {
      counts.now += 1
      counts.most = Math.max(counts.most, counts.now)
      try {
        yield one(id) as never
      } finally {
        counts.now -= 1
      }
    },
    fallback: 'No se ha podido',
  })
  const bulk = defineBulk({
    ...{ place, noun: { one: 'ensayo', many: 'ensayos', gender: 'm' }, actions: [deletion] },
    pendingIn: (_root, all) => all,
    reload: () => reload,
  })
  await runSaga({ dispatch, getState: () => state }, runBulk, requested.payload, bulk).toPromise()
  return { run: selectBulk(state, place), state, actions, most: counts.most }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const soon = () => new Promise(resolve => setImmediate(resolve))

it('tells its failures in the order of the list, not in that of their ends [LS-05]', async () => {
  const { run } = await play([3, 1, 2], async id => {
    for (let turn = 0; turn < id; turn += 1) await soon()
    throw new Error('no')
  })
  expect(run?.failed.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(run && failuresOf(run).map(({ id }) => id)).toEqual([3, 1, 2])
})

it('works through all, six at a time, says so and loads the list again [LS-05, AC-03]', async () => {
  const { run, state, actions, most } = await play(numbers(20), soon)
  expect(run && isAllWell(run)).toBe(true)
  expect(most).toBe(CALLS_AT_ONCE)
  expect([...(run?.done ?? [])].sort((one, other) => one - other)).toEqual(numbers(20))
  expect(selectToasts(state)).toMatchObject([{ tone: 'success', text: '20 ensayos eliminados' }])
  expect(actions).toContainEqual(reload)
  expect(state.sequences).toEqual({})
})

it('goes on after a failure, and lists each with its reason; the list keeps its place until that is read [LS-05, AC-03]', async () => {
  const troubles: Record<number, Error> = {
    2: new ApiError(412, 'La versión no coincide'),
    4: new ApiError(0, null),
    5: new ApiError(409, 'Lo usa 1 ensayo'),
    7: new ApiError(500, null),
    8: new TypeError('otra cosa'),
  }
  const { run, state, actions } = await play(numbers(9), async id => {
    await soon()
    if (troubles[id]) throw troubles[id]
  })
  const byId = [...(run?.failed ?? [])].sort((one, other) => one.id - other.id)
  expect(byId).toEqual([
    { id: 2, reason: 'Otra persona lo ha cambiado mientras tanto' },
    { id: 4, reason: 'El servidor no responde' },
    { id: 5, reason: 'Lo usa 1 ensayo' },
    { id: 7, reason: 'No se ha podido' },
    { id: 8, reason: 'No se ha podido' },
  ])
  expect([...(run?.done ?? [])].sort()).toEqual([1, 3, 6, 9])
  expect(selectToasts(state)).toEqual([])
  expect(actions).not.toContainEqual(reload)
})

it('tries those that failed again alone [LS-05]', async () => {
  const first = await play([1, 2, 3], id => (id === 2 ? Promise.reject(new ApiError(0, null)) : soon()))
  const asked: number[] = []
  const again = await play(first.run?.failed.map(({ id }) => id) ?? [], async id => asked.push(id))
  expect(asked).toEqual([2])
  expect(selectToasts(again.state)).toMatchObject([{ text: '1 ensayo eliminado' }])
})

it('leaves exactly what it has begun done, wherever it is stopped, or left [LS-05, AC-02]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.boolean(), async (total, after, isLeft) => {
      const written: number[] = []
      const action = isLeft ? bulkClosed({ place }) : stopRequested({ place })
      const { run, actions } = await play(
        numbers(total),
        async id => {
          await soon()
          written.push(id)
        },
        { after, action },
      )
      const ended = actions.filter(recordEnded.match).map(({ payload }) => payload.id)
      expect(ended.sort()).toEqual(written.sort())
      expect(written.length).toBeLessThan(Math.min(total, after) + CALLS_AT_ONCE)
      // A stop is no failure [ER-05]: the log tells by the progress how far the run went.
      expect(actions.filter(stepAdvanced.match).map(({ payload }) => payload.progress)).toEqual([{ done: written.length, total }])
      expect(actions.filter(stepFailed.match)).toEqual([])
      const isForgotten = isLeft && after <= total
      expect(run && run.done.length + undoneOf(run)).toBe(isForgotten ? null : total)
    }),
    tries(20),
  )
})

it('leaves the lists of other features alone [LS-05]', async () => {
  defineBulk({
    place,
    noun: { one: 'ensayo', many: 'ensayos', gender: 'm' },
    actions: [],
    pendingIn: (_root, all) => all,
    reload: () => reload,
  })
  const other = bulkRequested({ place: 'maestras/familias', action: 'eliminar', change: {}, ids: [1] })
  const { storeState } = await expectSaga(bulkSaga).withReducer(rootReducer, stateAfter()).not.put(reload).dispatch(other).silentRun(10)
  expect(selectBulk(storeState, 'maestras/familias')).toMatchObject({ phase: 'running', done: [], failed: [] })
})
