import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** No list waits for it: it comes behind the list, or with the first deletion. */
export const deletionPart = createPart(async () => {
  const [answer, work] = await Promise.all([
    import(/* webpackChunkName: "usos" */ '@/forms/usos/DeletionAnswer'),
    import(/* webpackChunkName: "usos" */ '@/store/usos/saga'),
  ])
  joinSession(work.usosSaga)
  return answer
})
