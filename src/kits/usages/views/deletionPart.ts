import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** No list waits for it: it comes behind the list, or with the first deletion. */
export const deletionPart = createPart(async () => {
  const [answer, work] = await Promise.all([
    import(/* webpackChunkName: "usos" */ '@/kits/usages/views/DeletionAnswer'),
    import(/* webpackChunkName: "usos" */ '@/kits/usages/saga'),
  ])
  joinSession(work.usosSaga)
  return answer
})
