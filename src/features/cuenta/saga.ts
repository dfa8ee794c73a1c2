import { loadUser } from '@/features/cuenta/loadUser'
import { userRequested } from '@/features/cuenta/slice'
import { fork, type Saga } from '@/store/effects'
import { onLatest } from '@/store/watch'

export function* cuentaSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof userRequested>>, userRequested, () => '', loadUser)
}
