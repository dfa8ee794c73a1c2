import { lazyPart } from '@/ui/lazyPart'
import { runInSessions } from '@/store/sessionSagas'

/** History panel with its saga (20 KiB), loaded on demand: few visits open it. */
export const historialPart = lazyPart(async () => {
  const { historialSaga, ...panel } = await import('@/kits/history/panel')
  runInSessions(historialSaga)
  return panel
})
