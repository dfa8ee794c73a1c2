import { authApi } from '@/api/auth'
import { LOGIN_KEY, signedIn, type loginRequested, type LoginRequest } from '@/features/session/slice'
import { call, put, type Saga } from '@/store/effects'
import { sessionToken } from '@/store/memory/sessionToken'
import { navigationRequested } from '@/store/navigation'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { secretVault } from '@/store/vault'

const signInSteps: readonly Step<LoginRequest, object>[] = [
  {
    name: 'Iniciar sesión',
    *run({ input }) {
      const token = yield* call(authApi.login, input.email, secretVault.open(input.password))
      // Stored here instead of returned as a fact: facts are in the state, which must not contain a token [SE-17].
      yield* call(sessionToken.keep, token)
    },
    fallback: 'Se ha producido un error al iniciar sesión',
  },
]

/** Signs in: stores the token and goes to the requested page, or shows the reason of a refusal [SE-04, SE-05, RT-07]. */
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
