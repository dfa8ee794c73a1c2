import { authApi } from '@/api/auth'
import { PASSWORD_KEY, passwordChanged, passwordChangeRequested, type PasswordChange } from '@/features/cuenta/slice'
import { call, put, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'
import { secretVault } from '@/store/vault'
import { watch } from '@/store/watch'

/** Steps of a password change. Failures are only logged, except the API's messages for a field, which the form shows [SE-14, ER-05]. */
const changePasswordSteps: readonly Step<PasswordChange, object>[] = [
  {
    name: 'Cambiar la contraseña',
    isForm: true,
    *run({ input }) {
      yield* call(authApi.changePassword, secretVault.open(input.first), secretVault.open(input.second))
    },
  },
]

export function* changePassword({ payload }: ReturnType<typeof passwordChangeRequested>): Saga {
  try {
    const done = yield* runSequence({ key: PASSWORD_KEY, steps: changePasswordSteps, input: payload, facts: {} })
    if (!done) return
    yield* put(toastRaised('success', 'Contraseña cambiada con éxito'))
    yield* put(passwordChanged())
  } finally {
    secretVault.drop(payload.first, payload.second)
  }
}

export const passwordSaga = watch({
  first: [[passwordChangeRequested, changePassword, undefined, ({ payload }) => secretVault.drop(payload.first, payload.second)]],
})
