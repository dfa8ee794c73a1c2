import { closeOthers, closeSesion } from '@/features/cuenta/sesiones/closeSesion'
import { closeKey, closeOthersRequested, closeRequested, sesionesEntered } from '@/features/cuenta/sesiones/events'
import { put, type Saga } from '@/store/effects'
import { sesiones } from '@/store/catalogues'
import { watch } from '@/store/watch'

/** The profile shows its sessions on an API with extensions only: their section asks for them, not the address. */
function* loadSesiones(): Saga {
  yield* put(sesiones.loadRequested())
}

export const sesionesSaga = watch({
  first: [
    [closeRequested, closeSesion, ({ payload }) => closeKey(payload)],
    [closeOthersRequested, closeOthers],
  ],
  latest: [[sesionesEntered, loadSesiones]],
})
