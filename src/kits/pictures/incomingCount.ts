import { createContext } from 'react'

/** Context of a form: takes the change in the number of its pictures that are prepared, or wait for an answer. */
export const IncomingCount = createContext<(more: number) => void>(() => undefined)
