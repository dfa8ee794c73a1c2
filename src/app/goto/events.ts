import { createAction } from '@reduxjs/toolkit'

/** Dispatched when "Ir a…" opens: loads the lists that it searches. */
export const listsNeeded = createAction('ir/listsNeeded')
