import { createAction } from '@reduxjs/toolkit'

/** "Ir a…" has opened: the lists that it searches have to be there. */
export const listsNeeded = createAction('ir/listsNeeded')
