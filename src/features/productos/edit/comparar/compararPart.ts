import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** No form waits for it: it comes when somebody compares. */
export const compararPart = createPart(async () => {
  const [view, work] = await Promise.all([
    import(/* webpackChunkName: "comparar" */ '@/features/productos/edit/comparar/Comparar'),
    import(/* webpackChunkName: "comparar" */ '@/features/productos/edit/comparar/saga'),
  ])
  joinSession(work.compararSaga)
  return view
})
