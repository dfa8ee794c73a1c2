import { createContext, useContext, useLayoutEffect } from 'react'

/** Context of a form: holds back news until the returned function is called. */
export const NewsHold = createContext<() => () => void>(() => () => undefined)

/**
 * Holds back news of the form below as long as a dialog over it is open. The dialog accepts a part as it was at its opening: on parts that
 * were replaced meanwhile its values would overwrite a colleague's without a question, or have no part to go to [SY-04, ML-06].
 */
export const useNewsHold = (): void => {
  const hold = useContext(NewsHold)
  useLayoutEffect(() => hold(), [hold])
}
