import { closeOthers, closeSesion } from '@/features/cuenta/sesiones/closeSesion'
import { closeKey, closeOthersRequested, closeRequested, sesionesEntered } from '@/features/cuenta/sesiones/events'
import { sesiones } from '@/store/catalogues'
import { watch } from '@/store/watch'

export const sesionesSaga = watch({
  first: [
    [closeRequested, closeSesion, ({ payload }) => closeKey(payload)],
    [closeOthersRequested, closeOthers],
  ],
  latest: [[sesionesEntered, sesiones.enter]],
})
