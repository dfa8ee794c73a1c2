import { createAction } from '@reduxjs/toolkit'
import type { UsuarioInput } from '@/shared/user'
import type { Overwriting } from '@/store/sequences/step'

export interface UsuarioSave extends Overwriting {
  formId: string
  /** Is null for a new user. */
  id: number | null
  values: UsuarioInput
  /** What the form opened with; null for a new user. */
  opened: UsuarioInput | null
}

interface OfUsuario {
  id: number
}
export interface ActivoChange extends OfUsuario {
  activo: boolean
}

export const saveRequested = createAction<UsuarioSave>('usuarios/saveRequested')
export const enlaceRequested = createAction<OfUsuario>('usuarios/enlaceRequested')
export const activoRequested = createAction<ActivoChange>('usuarios/activoRequested')

export const saveKey = (formId: string): string => `usuarios/guardar/${formId}`

/** Where it is said why what was asked for last in the list was not done. */
export const LIST_PLACE = 'usuarios/lista'
export const enlaceKey = ({ id }: OfUsuario): string => `${LIST_PLACE}/enlace-${id}`
export const activoKey = ({ id }: OfUsuario): string => `${LIST_PLACE}/estado-${id}`
