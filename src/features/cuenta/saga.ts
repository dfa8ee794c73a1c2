import { changePassword, dropPasswords } from '@/features/cuenta/changePassword'
import { loadUser } from '@/features/cuenta/loadUser'
import { PASSWORD_KEY, passwordChangeRequested, userRequested } from '@/features/cuenta/slice'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

export function* cuentaSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof userRequested>>, userRequested, () => '', loadUser)
  yield* fork(
    onFirst<ReturnType<typeof passwordChangeRequested>>,
    passwordChangeRequested,
    () => PASSWORD_KEY,
    changePassword,
    ({ payload }) => dropPasswords(payload),
  )
}
