import { lazyPart } from '@/ui/lazyPart'
import { runInSessions } from '@/store/sessionSagas'

/** Form of a master with its sagas (70 KiB with the packages of forms), loaded after the list on the same route. */
export const formPart = lazyPart(async () => {
  const { sagas, ...form } = await import('@/features/maestras/form')
  for (const saga of sagas) runInSessions(saga)
  return form
})
