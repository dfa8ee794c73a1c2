import { ApiError } from '@/api/http/ApiError'
import { historialApi } from '@/api/historial'
import { inSave } from '@/api/http/save'
import { undoImport } from '@/features/importar/run/undoImport'
import { undoStep } from '@/kits/history/undoStep'
import { importEntered, runBegun, selectImport, undoRequested } from '@/features/importar/slice'
import type { Action } from '@reduxjs/toolkit'
import { runSaga } from 'redux-saga'
import { expectSaga } from 'redux-saga-test-plan'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()

const done = runOf([runRow(reviewedRow(2), 'changed')], { entry: 57 })
const changed = { tipo: 'familias', id: 3, codigo: null, nombre: { es_ES: 'Algas' } }

/** Requests the undo once for each response, one after the other. */
const undo = async (answers: (() => unknown)[], run = done) => {
  const asked: unknown[][] = []
  let state = stateAfter(importEntered({ recurso: 'familias', isBack: false }), runBegun(run), undoRequested({ run: 'run' }))
  for (const answer of answers) {
    const { storeState } = await expectSaga(undoImport)
      .withReducer(rootReducer, state)
      .provide({
        call({ fn, args }, next) {
          const isSave = (fn as unknown) === inSave
          const [called, ...given]: unknown[] = isSave ? args.slice(1) : [fn, ...args]
          if (called !== historialApi.undo) return next()
          asked.push(given)
          return answer()
        },
      })
      .run()
    state = storeState
  }
  return { undo: selectImport(state).undo, asked }
}

const fail = (status: number, detail: string | null) => () => {
  throw new ApiError(status, detail)
}

it('brings back what the entry of the import has changed, and names what others have changed since [IX-07, AC-03]', async () => {
  const { undo: undone, asked } = await undo([() => ({ deshechos: 2, cambiados: [changed] })])
  expect(undone).toEqual({ phase: 'done', deshecho: { deshechos: 2, cambiados: [changed] } })
  expect(asked).toEqual([[57, expect.any(String)]])
})

it(`${[undoStep.name].join()} that fails says so, and is asked for again under the same key [IX-07, AC-03]`, async () => {
  const { undo: failed, asked: once } = await undo([fail(409, 'Ya no se puede deshacer.')])
  expect(failed).toEqual({ phase: 'failed', reason: 'Ya no se puede deshacer.' })
  expect(once).toHaveLength(1)
  const { undo: undone, asked } = await undo([fail(0, null), () => ({ deshechos: 1, cambiados: [] })])
  expect(undone).toMatchObject({ phase: 'done', deshecho: { deshechos: 1 } })
  expect(asked[0]).toEqual(asked[1])
})

it.each([
  [500, null, 'No se ha podido deshacer la importación'],
  [0, null, 'El servidor no responde'],
  [409, 'Ya no se puede deshacer.', 'Ya no se puede deshacer.'],
])('tells a failure with status %i and message %j in words [IX-07, MA-11]', async (status, detail, reason) => {
  expect((await undo([fail(status, detail)])).undo).toEqual({ phase: 'failed', reason })
})

it('tells the page of another import nothing [IX-07]', async () => {
  createMemoryServer({}, { extensions: true })
  let state = stateAfter(importEntered({ recurso: 'familias', isBack: false }), runBegun(done), undoRequested({ run: 'run' }))
  const dispatch = (action: Action) => (state = rootReducer(state, action))
  const undone = jest.spyOn(historialApi, 'undo').mockImplementation(async () => {
    dispatch(runBegun(runOf([], { id: 'other' })))
    return { deshechos: 2, cambiados: [] }
  })
  await runSaga({ dispatch, getState: () => state }, undoImport).toPromise()
  expect(undone).toHaveBeenCalledTimes(1)
  expect(selectImport(state).undo).toBeNull()
  undone.mockRestore()
})

it('asks nothing where the entry is not known [IX-07]', async () => {
  const { asked } = await undo([() => null], { ...done, entry: null })
  expect(asked).toEqual([])
})
