import { createAction } from '@reduxjs/toolkit'

export interface Restoring {
  /** Of what is in the bin. */
  id: number
  /** What it is called in sentences. */
  nombre: string
}

/** What is asked for on both pages; no reducer hears of it, so that it comes with them. */
export const listEntered = createAction('historial/listEntered')
export const restoreRequested = createAction<Restoring>('historial/restoreRequested')
export const moreAsked = createAction('historial/moreAsked')

export const restoreKey = ({ id }: Pick<Restoring, 'id'>): string => `papelera/restaurar/${id}`
