import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** Nothing of it shows first: it comes in idle time, or with the first key that asks for it. */
export const shortcutsPart = createPart(async () => {
  const part = await import(/* webpackChunkName: "ir" */ '@/app/shortcuts/later')
  joinSession(part.recentSaga)
  joinSession(part.listsSaga)
  return part
})
