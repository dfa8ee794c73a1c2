import { createContext, useContext, useLayoutEffect } from 'react'

/** Context of a form: holds back news until the returned function is called. */
export const NewsHold = createContext<() => () => void>(() => () => undefined)

/**
 * Holds back news of the form below while a dialog over it is open. The dialog accepts a part as of its opening: after a take of others' parts
 * its values would overwrite a colleague's without a question, or find no part [SY-04, ML-06].
 */
export const useNewsHold = (): void => {
  const hold = useContext(NewsHold)
  useLayoutEffect(() => hold(), [hold])
}
