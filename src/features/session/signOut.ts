import { authApi } from '@/api/auth'
import { LOGOUT_KEY, signedOut } from '@/features/session/slice'
import { dropKeptLists } from '@/store/catalogues/keptLists'
import { call, put, type Saga } from '@/store/effects'
import { sessionToken } from '@/store/memory/sessionToken'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const signOutSteps: readonly Step<null, object>[] = [
  {
    name: 'Cerrar la sesión en el servidor',
    *run() {
      yield* call(authApi.logout)
    },
    onFailure: 'continue',
  },
  {
    name: 'Olvidar la sesión',
    *run() {
      // The token is deleted first: without it no tab stores lists.
      yield* call(sessionToken.clear)
      yield* call(dropKeptLists)
    },
  },
]

/** Ends the session in the browser, even if the server cannot be reached, and goes to the login [SE-07]. */
export function* signOut(): Saga {
  yield* runSequence({ key: LOGOUT_KEY, steps: signOutSteps, input: null, facts: {} })
  yield* put(signedOut())
}
