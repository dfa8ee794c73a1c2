import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** Late chunk that looks up who has saved: it holds the words of the history. */
export const savesPart = createPart(async () => {
  const { savesSaga } = await import(/* webpackChunkName: "guardados" */ '@/kits/history/saves/saga')
  joinSession(savesSaga)
})
