import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** Late chunk of the card: only phones fetch it. */
export const fichaPart = createPart(async () => {
  const [view, work] = await Promise.all([
    import(/* webpackChunkName: "ficha" */ '@/features/productos/edit/ficha/Ficha'),
    import(/* webpackChunkName: "ficha" */ '@/features/productos/edit/ficha/saga'),
  ])
  joinSession(work.fichaSaga)
  return view
})
