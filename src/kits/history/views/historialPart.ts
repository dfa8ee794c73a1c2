import { lazyPart } from '@/ui/lazyPart'
import { runInSessions } from '@/store/sessionSagas'

/** History panel with its saga, 20 KiB: few forms are opened for it. */
export const historialPart = lazyPart(async () => {
  const { historialSaga, ...panel } = await import('@/kits/history/panel')
  runInSessions(historialSaga)
  return panel
})
