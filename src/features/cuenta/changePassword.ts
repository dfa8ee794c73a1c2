import { ApiError } from '@/api/ApiError'
import { authApi } from '@/api/auth'
import { PASSWORD_KEY, passwordChanged, passwordRefused, type passwordChangeRequested, type PasswordChange } from '@/features/cuenta/slice'
import { call, put, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'
import { secretVault } from '@/store/vault'

/** A failure is only logged, but for what the API says of a field, which stands there [SE-14, ER-05]. */
export const changePasswordSteps: readonly Step<PasswordChange, object>[] = [
  {
    name: 'Cambiar la contraseña',
    *run({ input }) {
      try {
        yield* call(authApi.changePassword, secretVault.open(input.first), secretVault.open(input.second))
      } catch (error) {
        const { new_password1: first = null, new_password2: second = null } = error instanceof ApiError ? error.errors : {}
        if (first !== null || second !== null) yield* put(passwordRefused({ first, second }))
        throw error
      }
    },
  },
]

export const dropPasswords = ({ first, second }: PasswordChange): void => {
  secretVault.drop(first)
  secretVault.drop(second)
}

export function* changePassword({ payload }: ReturnType<typeof passwordChangeRequested>): Saga {
  try {
    const done = yield* runSequence({ key: PASSWORD_KEY, steps: changePasswordSteps, input: payload, facts: {} })
    if (!done) return
    yield* put(toastRaised('success', 'Contraseña cambiada con éxito'))
    yield* put(passwordChanged())
  } finally {
    dropPasswords(payload)
  }
}
