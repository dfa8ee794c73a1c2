/** @jest-environment jsdom */
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { dynamic } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { preloadedState } from '@/app/preloadedState'
import { authApi } from '@/api/auth'
import { loadUser } from '@/features/cuenta/loadUser'
import { selectUser } from '@/features/cuenta/slice'
import { sessionToken } from '@/store/memory/sessionToken'
import { sessionUser } from '@/store/memory/sessionUser'
import { answersResumed } from '@/store/live/slice'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const ana = { email: 'ana@example.com', nombre: 'Ana', apellidos: 'Ruiz' }

it('takes email, nombre and apellidos from the API [SE-09]', async () => {
  const { storeState } = await expectSaga(loadUser)
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.user), ana], noRealCalls(authApi)])
    .run()
  expect(selectUser(storeState)).toEqual(ana)
})

it('stays in the browser until the session ends, for the top bar of the next page [SE-09, FR-04, SY-07]', async () => {
  const load = () =>
    expectSaga(loadUser)
      .withReducer(rootReducer, stateAfter())
      .provide([[matchers.call.fn(authApi.user), ana], noRealCalls(authApi)])
      .run()
  for (const end of [sessionToken.clear, sessionToken.expire, () => sessionToken.keep('otra-llave')]) {
    sessionToken.keep('la-llave')
    await load()
    expect(preloadedState(stateAfter().configuration).cuenta?.user).toEqual(ana)
    end()
    expect(sessionUser.read()).toBeNull()
  }
})

it('is no user of a session that another tab has begun meanwhile [SE-09, SY-07]', async () => {
  sessionToken.keep('la-llave')
  const user = () => {
    sessionToken.keep('otra-llave')
    return ana
  }
  await expectSaga(loadUser)
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.user), dynamic(user)], noRealCalls(authApi)])
    .run()
  expect(sessionUser.read()).toBeNull()
})

it('is nobody without a session, and where the browser holds something else [SY-07]', () => {
  const shown = () => preloadedState(stateAfter().configuration).cuenta?.user
  sessionUser.keep(ana)
  sessionToken.clear()
  sessionUser.keep(ana)
  expect(shown()).toBeNull()
  sessionToken.keep('la-llave')
  localStorage.setItem('usuario', '{"nombre":"Ana"}')
  expect(shown()).toBeNull()
})

it('logs a failure, and repeats the request once the API responds again [ER-05, SE-09]', async () => {
  const user = jest
    .fn(() => ana)
    .mockImplementationOnce(() => {
      throw new ApiError(0, null)
    })
  const { storeState } = await expectSaga(loadUser)
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(authApi.user), dynamic(user)], noRealCalls(authApi)])
    .dispatch(answersResumed())
    .run()
  expect(user).toHaveBeenCalledTimes(2)
  expect(selectUser(storeState)).toEqual(ana)
  expect(logged()).toEqual(['cuenta/userRequested'])
})
