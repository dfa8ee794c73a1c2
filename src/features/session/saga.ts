import { signIn } from '@/features/session/signIn'
import { signOut } from '@/features/session/signOut'
import { LOGIN_KEY, loginRequested, LOGOUT_KEY, logoutRequested } from '@/features/session/slice'
import { fork, type Saga } from '@/store/effects'
import { secretVault } from '@/store/vault'
import { onFirst } from '@/store/watch'

export function* sessionSaga(): Saga {
  yield* fork(
    onFirst<ReturnType<typeof loginRequested>>,
    loginRequested,
    () => LOGIN_KEY,
    signIn,
    ({ payload }) => secretVault.drop(payload.password),
  )
  yield* fork(onFirst<ReturnType<typeof logoutRequested>>, logoutRequested, () => LOGOUT_KEY, signOut)
}
