import { authApi } from '@/api/auth'
import { LOGIN_KEY, signedIn, type loginRequested, type LoginRequest } from '@/features/session/slice'
import { call, put, type Saga } from '@/store/effects'
import { sessionToken } from '@/store/memory/sessionToken'
import { navigationRequested } from '@/store/navigation'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { secretVault } from '@/store/vault'

export const signInSteps: readonly Step<LoginRequest, object>[] = [
  {
    name: 'Iniciar sesión',
    *run({ input }) {
      const token = yield* call(authApi.login, input.email, secretVault.open(input.password))
      // The token is kept here and not returned: facts are in the state, where a token has no place [SE-17].
      yield* call(sessionToken.keep, token)
    },
    fallback: 'Se ha producido un error al iniciar sesión',
  },
]

/**
 * A login keeps the token that the server gives and goes on to the page first asked for, or says why it was refused [SE-04, SE-05, RT-07].
 */
export function* signIn({ payload }: ReturnType<typeof loginRequested>): Saga {
  try {
    const done = yield* runSequence({ key: LOGIN_KEY, steps: signInSteps, input: payload, facts: {} })
    if (!done) return
    yield* put(signedIn())
    yield* put(navigationRequested(payload.returnTo, { replace: true }))
  } finally {
    secretVault.drop(payload.password)
  }
}
