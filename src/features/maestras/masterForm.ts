import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

/** The list shows first; the form, with its language selector and what saves it, comes behind it. */
export const masterForm = createPart(async () => {
  const [form, work] = await Promise.all([
    import(/* webpackChunkName: "maestra-formulario" */ '@/features/maestras/MasterForm'),
    import(/* webpackChunkName: "maestra-formulario" */ '@/features/maestras/formSaga'),
  ])
  joinSession(work.formSaga)
  return form
})
