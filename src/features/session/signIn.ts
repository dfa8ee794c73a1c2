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
      // Kept here and not among the facts, which are in the state, where a token must not be [SE-17].
      yield* call(sessionToken.keep, token)
    },
    fallback: 'Se ha producido un error al iniciar sesión',
  },
]

/** Signs in: keeps the token and goes to the page first asked for, or shows why it was refused [SE-04, SE-05, RT-07]. */
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
