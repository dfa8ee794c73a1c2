import { authApi } from '@/api/auth'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { call, put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

/** Loads name and e-mail of the signed-in user [SE-09]. */
export function* loadUser(): Saga {
  try {
    yield* put(userLoaded(yield* call(authApi.user)))
  } catch (error) {
    reportError(userRequested.type, error)
    yield* put(userFailed())
  }
}
