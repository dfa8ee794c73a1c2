import { closeOthers, closeSesion } from '@/features/cuenta/sesiones/closeSesion'
import { closeKey, closeOthersRequested, closeRequested, OTHERS_KEY, sesionesEntered } from '@/features/cuenta/sesiones/events'
import { fork, put, type Saga } from '@/store/effects'
import { sesiones } from '@/store/catalogues'
import { onFirst, onLatest } from '@/store/watch'

/** The profile shows its sessions on an API with extensions only: their section asks for them, not the address. */
function* loadSesiones(): Saga {
  yield* put(sesiones.loadRequested())
}

export function* sesionesSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof sesionesEntered>>, sesionesEntered, () => '', loadSesiones)
  yield* fork(onFirst<ReturnType<typeof closeRequested>>, closeRequested, ({ payload }) => closeKey(payload), closeSesion)
  yield* fork(onFirst<ReturnType<typeof closeOthersRequested>>, closeOthersRequested, () => OTHERS_KEY, closeOthers)
}
