import { authApi } from '@/api/auth'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { call, put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

/** The server tells the name and the email of who is signed in [SE-09]. */
export function* loadUser(): Saga {
  try {
    yield* put(userLoaded(yield* call(authApi.user)))
  } catch (error) {
    reportError(userRequested.type, error)
    yield* put(userFailed())
  }
}
