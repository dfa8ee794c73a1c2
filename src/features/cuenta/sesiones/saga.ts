import { closeOthers, closeSesion } from '@/features/cuenta/sesiones/closeSesion'
import { closeKey, closeOthersRequested, closeRequested, OTHERS_KEY, sesionesEntered } from '@/features/cuenta/sesiones/events'
import { fork, type Saga } from '@/store/effects'
import { sesiones } from '@/store/catalogues'
import { onFirst, onLatest } from '@/store/watch'

export function* sesionesSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof sesionesEntered>>, sesionesEntered, () => '', sesiones.enter)
  yield* fork(onFirst<ReturnType<typeof closeRequested>>, closeRequested, ({ payload }) => closeKey(payload), closeSesion)
  yield* fork(onFirst<ReturnType<typeof closeOthersRequested>>, closeOthersRequested, () => OTHERS_KEY, closeOthers)
}
