import { createPart } from '@/ui/part'

/** The list stands before its dialogs come. */
export const dialogs = createPart(() => import(/* webpackChunkName: "usuarios" */ '@/features/cuenta/usuarios/dialogsPart'))
