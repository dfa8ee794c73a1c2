import { passwordLinksApi } from '@/api/passwordLinks'
import { NEW_PASSWORD_KEY, type newPasswordRequested, type NewPasswordRequest } from '@/features/session/password/events'
import { isDead } from '@/features/session/password/isDead'
import { codeKnown, signedIn } from '@/features/session/slice'
import { call, put, type Saga } from '@/store/effects'
import { sessionToken } from '@/store/memory/sessionToken'
import { navigationRequested } from '@/store/navigation'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { secretVault } from '@/store/vault'

interface Facts {
  isDead: boolean
}

const newPasswordSteps: readonly Step<NewPasswordRequest, Facts>[] = [
  {
    name: 'Guardar la contraseña',
    isForm: true,
    *run({ input }) {
      const { codigo, first, second } = input
      try {
        const token = yield* call(passwordLinksApi.confirm, secretVault.open(codigo), secretVault.open(first), secretVault.open(second))
        // Stored here instead of returned as a fact: facts are in the state, which must not contain a token [SE-17].
        yield* call(sessionToken.keep, token)
      } catch (error) {
        if (isDead(error)) return { isDead: true }
        throw error
      }
    },
    fallback: 'Se ha producido un error al guardar la contraseña',
  },
]

/** Sets the password and signs the user in; a code that has expired meanwhile leads to the login [AU-02, AU-03]. */
export function* choosePassword({ payload }: ReturnType<typeof newPasswordRequested>): Saga {
  const { codigo, first, second } = payload
  try {
    const done = yield* runSequence({ key: NEW_PASSWORD_KEY, steps: newPasswordSteps, input: payload, facts: { isDead: false } })
    if (!done) return
    secretVault.drop(codigo)
    if (done.isDead) {
      yield* put(codeKnown({ codigo, is: 'dead', email: '' }))
      return
    }
    yield* put(signedIn())
    yield* put(navigationRequested('/', { replace: true }))
  } finally {
    secretVault.drop(first, second)
  }
}
