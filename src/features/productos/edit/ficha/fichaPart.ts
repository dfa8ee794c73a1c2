import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** Only phones ask for it. */
export const fichaPart = createPart(async () => {
  const [view, work] = await Promise.all([
    import(/* webpackChunkName: "ficha" */ '@/features/productos/edit/ficha/Ficha'),
    import(/* webpackChunkName: "ficha" */ '@/features/productos/edit/ficha/saga'),
  ])
  joinSession(work.fichaSaga)
  return view
})
