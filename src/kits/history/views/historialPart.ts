import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** No form waits for it: it comes when somebody wants to see it. */
export const historialPart = createPart(async () => {
  const [panel, work] = await Promise.all([
    import(/* webpackChunkName: "historial" */ '@/kits/history/views/HistorialPanel'),
    import(/* webpackChunkName: "historial" */ '@/kits/history/saga'),
  ])
  joinSession(work.historialSaga)
  return panel
})
