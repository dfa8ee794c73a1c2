import { authApi } from '@/api/auth'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { call, put, type Saga } from '@/store/effects'

function* load(): Saga {
  try {
    yield* put(userLoaded(yield* call(authApi.user)))
  } catch (error) {
    yield* put(userFailed())
    throw error
  }
}

/** Loads name and e-mail of the signed-in user, until they have come [SE-09]. */
export const loadUser = (): Saga => untilAnswered(userRequested.type, load)
