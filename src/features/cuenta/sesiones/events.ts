import { createAction } from '@reduxjs/toolkit'

export const closeRequested = createAction<{ id: number }>('sesiones/closeRequested')
export const closeOthersRequested = createAction('sesiones/closeOthersRequested')

export const closeKey = ({ id }: { id: number }): string => `sesiones/cerrar/${id}`
export const OTHERS_KEY = 'sesiones/cerrar-otras'
