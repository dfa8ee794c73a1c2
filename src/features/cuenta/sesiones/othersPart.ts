import { createPart } from '@/ui/part'

/** The profile stands before its question comes. */
export const othersPart = createPart(() => import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/sesiones/OthersDialog'))
