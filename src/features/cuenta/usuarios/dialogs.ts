import { createPart } from '@/ui/part'

/** The list stands before its dialogs come. */
export const dialogs = createPart(() => import(/* webpackChunkName: "usuarios-dialogos" */ '@/features/cuenta/usuarios/dialogsPart'))
