import { createAction } from '@reduxjs/toolkit'

/** What is asked for on the profile; no reducer hears of it, so that it comes with the screen [AU-05]. */
export const sesionesEntered = createAction('sesiones/entered')
export const closeRequested = createAction<{ id: number }>('sesiones/closeRequested')
export const closeOthersRequested = createAction('sesiones/closeOthersRequested')

export const closeKey = ({ id }: { id: number }): string => `sesiones/cerrar/${id}`
export const OTHERS_KEY = 'sesiones/cerrar-otras'
