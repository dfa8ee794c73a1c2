import { closeOthers, closeSesion } from '@/features/cuenta/sesiones/closeSesion'
import { closeKey, closeOthersRequested, closeRequested } from '@/features/cuenta/sesiones/events'
import { watch } from '@/store/watch'

export const sesionesSaga = watch({
  first: [
    [closeRequested, closeSesion, ({ payload }) => closeKey(payload)],
    [closeOthersRequested, closeOthers],
  ],
})
