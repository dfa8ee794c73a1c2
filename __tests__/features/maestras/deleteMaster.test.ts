import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { deleteMaster } from '@/features/maestras/deleteMaster'
import { masters } from '@/features/maestras/definitions'
import { addRequested, deleteRequested, MODE, selectScreen } from '@/features/maestras/slice'
import { selectFailedKeys } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()

describe.each(masters.map(master => [master.key, master] as const))('deleting of %s, step by step [AC-03]', (key, master) => {
  const strict = noRealCalls(master.api)
  const request = deleteRequested({ master: key, id: 4 })

  it('is in mode delete meanwhile [MA-01]', () => {
    expect(selectScreen(stateAfter(request), key)).toMatchObject({ mode: MODE.remove, editedId: 4 })
  })

  it('deletes, says so and reloads the list [MA-10, ER-02]', async () => {
    const { storeState } = await expectSaga(deleteMaster, request)
      .withReducer(rootReducer, stateAfter(request))
      .provide([[matchers.call.fn(master.api.remove), undefined], strict])
      .call.like({ fn: master.api.remove, args: [4] })
      .put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: master.messages.deleted }])
    expect(selectScreen(storeState, key).mode).toBe(MODE.list)
    expect(storeState.sequences).toEqual({})
  })

  it.each([
    ['the detail of the answer', new ApiError(409, 'Se usa en 3 envases'), 'Se usa en 3 envases'],
    ['its own sentence where the answer has none', new ApiError(500, null), master.messages.deleteFailed],
  ])('says %s when it fails, and the list stays as it was [MA-11, ER-01]', async (_case, error, text) => {
    const { storeState } = await expectSaga(deleteMaster, request)
      .withReducer(rootReducer, stateAfter(request))
      .provide([[matchers.call.fn(master.api.remove), throwError(error)], strict])
      .not.put(master.catalogue.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
    expect(selectScreen(storeState, key).mode).toBe(MODE.list)
    expect(selectFailedKeys(storeState)).toEqual([])
    expect(logged()).toEqual([`maestras/${key}/eliminar/4 > Eliminar el registro`])
  })

  it('leaves a form alone that was opened meanwhile', async () => {
    const opened = addRequested(key)
    const { storeState } = await expectSaga(deleteMaster, request)
      .withReducer(rootReducer, stateAfter(request, opened))
      .provide([[matchers.call.fn(master.api.remove), undefined], strict])
      .run()
    expect(selectScreen(storeState, key)).toMatchObject({ mode: MODE.add, formId: opened.payload.formId })
  })
})
