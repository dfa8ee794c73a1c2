import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { removeRecord } from '@/api/http/records'
import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { MESSAGES } from '@/features/ensayos/messages'
import { deleteRequested } from '@/features/ensayos/slice'
import { ensayos } from '@/store/catalogues'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()
const strict = noRealCalls({ removeRecord })
const saga = () => expectSaga(deleteEnsayo, deleteRequested({ id: 4 })).withReducer(rootReducer, stateAfter())

it('asks in these words [TR-15]', () => {
  expect(MESSAGES.confirmDelete('EN-4')).toBe('¿Desea eliminar el ensayo EN-4? Atención, este cambio es irreversible.')
})

it('deletes the trial, says so and reloads the list [TR-15, ER-02, AC-03]', async () => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(removeRecord), undefined], strict])
    .call.like({ fn: removeRecord, args: ['ensayos', 4] })
    .put(ensayos.loadRequested())
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Ensayo eliminado con éxito' }])
})

it.each([
  ['the detail of the answer', new ApiError(403, 'No puede'), 'No puede'],
  ['its own sentence where there is none', new ApiError(500, null), 'Se ha producido un error al eliminar el ensayo'],
])('says %s where Eliminar el ensayo fails [TR-15, ER-01, AC-03]', async (_case, error, text) => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(removeRecord), throwError(error)], strict])
    .not.put(ensayos.loadRequested())
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(storeState.sequences).toEqual({})
})
