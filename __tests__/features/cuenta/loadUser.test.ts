import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { dynamic } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { authApi } from '@/api/auth'
import { loadUser } from '@/features/cuenta/loadUser'
import { selectUser } from '@/features/cuenta/slice'
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
