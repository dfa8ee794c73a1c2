import { createAction } from '@reduxjs/toolkit'
import type { UsuarioInput } from '@/shared/user'
import type { OverwriteConsent } from '@/store/sequences/step'

export interface UsuarioSave extends OverwriteConsent {
  formId: string
  /** Null for a new user. */
  id: number | null
  values: UsuarioInput
  /** Values when the form was opened; null for a new user. */
  opened: UsuarioInput | null
}

interface UsuarioRef {
  id: number
}
export interface ActivoChange extends UsuarioRef {
  activo: boolean
}

export const saveRequested = createAction<UsuarioSave>('usuarios/saveRequested')
export const enlaceRequested = createAction<UsuarioRef>('usuarios/enlaceRequested')
export const activoRequested = createAction<ActivoChange>('usuarios/activoRequested')

export const saveKey = (formId: string): string => `usuarios/guardar/${formId}`

/** Place that shows refusals of the list's requests. */
export const LIST_PLACE = 'usuarios/lista'
export const enlaceKey = ({ id }: UsuarioRef): string => `${LIST_PLACE}/enlace-${id}`
export const activoKey = ({ id }: UsuarioRef): string => `${LIST_PLACE}/estado-${id}`
