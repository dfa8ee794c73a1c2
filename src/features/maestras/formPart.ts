import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** The list shows first; the form, with its language selector and what saves it, comes behind it. */
export const formPart = createPart(async () => {
  const [form, work, uses] = await Promise.all([
    import(/* webpackChunkName: "formulario" */ '@/features/maestras/MasterForm'),
    import(/* webpackChunkName: "formulario" */ '@/features/maestras/formSaga'),
    import(/* webpackChunkName: "usos" */ '@/kits/usages/saga'),
  ])
  joinSession(work.formSaga)
  joinSession(uses.usosSaga)
  return form
})
