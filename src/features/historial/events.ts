import { createAction, nanoid } from '@reduxjs/toolkit'

export interface RestoreRequest {
  /** Id in the trash. */
  id: number
  /** Name of the record in sentences. */
  nombre: string
}

export const restoreRequested = createAction<RestoreRequest>('historial/restoreRequested')
export const nextPageRequested = createAction('historial/nextPageRequested')

export const restoreKey = ({ id }: Pick<RestoreRequest, 'id'>): string => `papelera/restaurar/${id}`

/** Undoes an entry, by its id [IX-07]. */
export const undoRequested = createAction('historial/undoRequested', (id: number) => ({ payload: { id, attempt: nanoid() } }))

const UNDO = 'actividad/deshacer/'
export const undoKey = (id: number): string => `${UNDO}${id}`
export const isUndoKey = (key: string): boolean => key.startsWith(UNDO)
