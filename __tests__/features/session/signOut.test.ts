import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { authApi } from '@/api/auth'
import { userLoaded } from '@/features/cuenta/slice'
import { signOut } from '@/features/session/signOut'
import { selectIsSignedIn, signedIn, signedOut } from '@/features/session/slice'
import { magnitudes } from '@/store/catalogues'
import { sessionToken } from '@/store/memory/sessionToken'
import { menuToggled } from '@/store/memory/slice'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(authApi)
beforeEach(() => sessionToken.keep('la-llave'))

it.each([
  ['where the server knows', undefined, 0],
  ['even where that call fails', throwError(new ApiError(0, null)), 1],
])('ends the session, %s [SE-07, AC-03]', async (_case, answer, failures) => {
  const { storeState } = await expectSaga(signOut)
    .withReducer(rootReducer, stateAfter(signedIn()))
    .provide([[matchers.call.fn(authApi.logout), answer], strict])
    .run()
  expect(sessionToken.get()).toBeNull()
  expect(selectIsSignedIn(storeState)).toBe(false)
  expect(logged()).toHaveLength(failures)
})

it('ends it on this page even where the browser does not let go of the token, and logs that [SE-07, AC-03]', async () => {
  const { storeState } = await expectSaga(signOut)
    .withReducer(rootReducer, stateAfter(signedIn()))
    .provide([[matchers.call.fn(authApi.logout), undefined], [matchers.call.fn(sessionToken.clear), throwError(new Error('no'))], strict])
    .run()
  expect(selectIsSignedIn(storeState)).toBe(false)
  expect(logged()).toEqual(['session/logout > Olvidar la sesión'])
})

it('leaves none of the data for the next person, but the settings', () => {
  const state = stateAfter(
    signedIn(),
    userLoaded({ email: 'a@b.es', nombre: 'Ana', apellidos: 'Ruiz' }),
    magnitudes.loaded([{ id: 1, valor: { es_ES: 'kg' } }]),
    menuToggled('MENU_MASTERS'),
    signedOut(),
  )
  expect(state).toEqual({ ...stateAfter(), memory: stateAfter(menuToggled('MENU_MASTERS')).memory })
})
