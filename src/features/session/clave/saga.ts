import { askForLink } from '@/features/session/clave/askForLink'
import { checkCode } from '@/features/session/clave/checkCode'
import { chooseClave, dropPasswords } from '@/features/session/clave/chooseClave'
import { checkRequested, CLAVE_KEY, claveRequested, LINK_KEY, linkRequested } from '@/features/session/clave/events'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

export function* claveSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof checkRequested>>, checkRequested, () => '', checkCode)
  yield* fork(
    onFirst<ReturnType<typeof claveRequested>>,
    claveRequested,
    () => CLAVE_KEY,
    chooseClave,
    ({ payload }) => dropPasswords(payload),
  )
  yield* fork(onFirst<ReturnType<typeof linkRequested>>, linkRequested, () => LINK_KEY, askForLink)
}
