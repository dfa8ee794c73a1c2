/** @jest-environment jsdom */
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { authApi } from '@/api/auth'
import { signIn } from '@/features/session/signIn'
import { loginRequested, selectIsSignedIn } from '@/features/session/slice'
import { sessionToken } from '@/store/memory/sessionToken'
import { selectPendingJourney } from '@/store/navigation'
import { selectToasts } from '@/store/toasts'
import { secretVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()
const strict = noRealCalls(authApi)
const request = (returnTo = '/') => loginRequested({ email: 'demo@example.com', password: secretVault.keep('demo-agro'), returnTo })
beforeEach(() => sessionToken.clear())

it('sends email and password, keeps the key as session token, and goes where the visitor wanted to go [SE-04, RT-07]', async () => {
  const { storeState } = await expectSaga(signIn, request('/maestras/magnitudes'))
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.login), 'la-llave'], strict])
    .call.like({ fn: authApi.login, args: ['demo@example.com', 'demo-agro'] })
    .run()
  expect(sessionToken.get()).toBe('la-llave')
  expect(localStorage.getItem('token')).toBe('la-llave')
  expect(selectIsSignedIn(storeState)).toBe(true)
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/maestras/magnitudes' })
})

it.each([
  [
    "the answer's own sentence [SE-05]",
    new ApiError(400, 'El correo o la contraseña no son correctos.'),
    'El correo o la contraseña no son correctos.',
  ],
  ['a sentence of its own where there is no answer [ER-06]', new ApiError(0, null), 'Se ha producido un error al iniciar sesión'],
])('a failed login shows %s, and nobody is signed in [AC-03]', async (_case, error, text) => {
  const { storeState } = await expectSaga(signIn, request())
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.login), throwError(error)], strict])
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(selectIsSignedIn(storeState)).toBe(false)
  expect(sessionToken.get()).toBeNull()
  expect(selectPendingJourney(storeState)).toBeNull()
})

it('leaves no password and no token in an action or in the state, nor the password in the vault [SE-17]', async () => {
  const actions: unknown[] = []
  const asked = request()
  const { storeState } = await expectSaga(signIn, asked)
    .withReducer((state: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
      actions.push(action)
      return rootReducer(state, action)
    }, stateAfter())
    .provide([[matchers.call.fn(authApi.login), 'la-llave'], strict])
    .run()
  const written = JSON.stringify([asked, actions, storeState])
  expect(written).not.toContain('demo-agro')
  expect(written).not.toContain('la-llave')
  expect(() => secretVault.open(asked.payload.password)).toThrow('ya no está disponible')
})
