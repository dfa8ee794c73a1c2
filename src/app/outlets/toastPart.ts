import { createPart } from '@/ui/part'

/** Toasts come from a package of their own, which nothing that shows first needs. */
export const toastPart = createPart(() => import(/* webpackChunkName: "avisos" */ '@/app/outlets/ToastOutlet'))
