import { expectSaga } from 'redux-saga-test-plan'
import { ApiError } from '@/api/http/ApiError'
import { historialApi } from '@/api/historial'
import { inSave } from '@/api/http/save'
import { forgetUndos, undo } from '@/features/historial/actividad/undo'
import { undoRequested } from '@/features/historial/events'
import { activityRequested, selectHistory } from '@/features/historial/slice'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()

const DONE = { deshechos: 2, cambiados: [] }

/** Keys of the calls of undos requested one after the other, and the final state. */
const undoOneByOne = async (answers: readonly (() => unknown)[], state = stateAfter(activityRequested({}))) => {
  const keys: unknown[] = []
  for (const answer of answers) {
    const { storeState } = await expectSaga(undo, undoRequested(57))
      .withReducer(rootReducer, state)
      .provide({
        call({ fn, args }, next) {
          const [called, ...given]: unknown[] = (fn as unknown) === inSave ? args.slice(1) : [fn, ...args]
          if (called !== historialApi.undo) return next()
          expect(given[0]).toBe(57)
          keys.push(given[1])
          return answer()
        },
      })
      .run()
    state = storeState
  }
  return { keys, state, deshecho: selectHistory(state).deshechos[57] }
}

const lost = () => {
  throw new ApiError(0, null)
}

it('an undo without an answer is asked for again under the same key [IX-07, AC-03]', async () => {
  const { keys, deshecho } = await undoOneByOne([lost, lost, () => DONE])
  expect(new Set(keys).size).toBe(1)
  expect(deshecho).toEqual(DONE)
})

it('an undo without an answer is another one after the page was left [IX-07]', async () => {
  const { state } = await undoOneByOne([lost])
  const { storeState } = await expectSaga(forgetUndos).withReducer(rootReducer, state).run()
  expect(storeState.sequences).toEqual({})
})

it('an undo that fails after the page was left is forgotten at once [IX-07]', async () => {
  const { state } = await undoOneByOne([lost], stateAfter())
  expect(state.sequences).toEqual({})
})

it('an entry that is undone once more has another key: the answer of the first undo would stand for it [IX-07]', async () => {
  const { keys } = await undoOneByOne([() => DONE, () => DONE, lost, () => DONE])
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe(keys[3])
})
