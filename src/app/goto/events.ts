import { createAction } from '@reduxjs/toolkit'

/** "Ir a…" was opened: loads the lists that it searches. */
export const listsNeeded = createAction('ir/listsNeeded')
