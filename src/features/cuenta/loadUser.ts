import { authApi } from '@/api/auth'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { call, put, type Saga } from '@/store/effects'
import { sessionToken } from '@/store/memory/sessionToken'
import { sessionUser } from '@/store/memory/sessionUser'

function* load(): Saga {
  try {
    const token = yield* call(sessionToken.get)
    const user = yield* call(authApi.user)
    // The user of an ended session is not kept: another tab may have begun a session meanwhile.
    if ((yield* call(sessionToken.get)) === token) yield* call(sessionUser.keep, user)
    yield* put(userLoaded(user))
  } catch (error) {
    yield* put(userFailed())
    throw error
  }
}

/** Loads name and e-mail of the signed-in user, until they have come [SE-09]. */
export const loadUser = (): Saga => untilAnswered(userRequested.type, load)
