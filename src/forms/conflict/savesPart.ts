import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** What looks up who has saved comes with the first question: it takes the words of the history with it. */
export const savesPart = createPart(async () => {
  const { savesSaga } = await import(/* webpackChunkName: "guardados" */ '@/store/saves/saga')
  joinSession(savesSaga)
})
