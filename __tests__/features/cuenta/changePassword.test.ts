import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { authApi } from '@/api/auth'
import { changePassword } from '@/features/cuenta/changePassword'
import { PASSWORD_KEY, passwordChangeRequested, selectPasswordChanges } from '@/features/cuenta/slice'
import { selectFieldErrors } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { secretVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(authApi)
const request = () => passwordChangeRequested({ first: secretVault.keep('regadío-2025'), second: secretVault.keep('regadío-2025') })

it('sends both passwords, says so and empties the form [SE-14, AC-03]', async () => {
  const asked = request()
  const { storeState } = await expectSaga(changePassword, asked)
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.changePassword), null], strict])
    .call.like({ fn: authApi.changePassword, args: ['regadío-2025', 'regadío-2025'] })
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Contraseña cambiada con éxito' }])
  expect(selectPasswordChanges(storeState)).toBe(1)
  expect(JSON.stringify([asked, storeState])).not.toContain('regadío')
  expect(() => secretVault.open(asked.payload.second)).toThrow('ya no está disponible')
})

it('only logs a failure, and the form keeps what was typed [SE-14, ER-05]', async () => {
  const { storeState } = await expectSaga(changePassword, request())
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.changePassword), throwError(new ApiError(400, 'Demasiado fácil'))], strict])
    .run()
  expect(selectToasts(storeState)).toEqual([])
  expect(selectPasswordChanges(storeState)).toBe(0)
  expect(selectFieldErrors(storeState, PASSWORD_KEY)).toBeNull()
  expect(logged()).toEqual(['cuenta/password > Cambiar la contraseña'])
})
