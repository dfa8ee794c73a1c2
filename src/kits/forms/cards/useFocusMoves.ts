import { useEffect, useReducer } from 'react'

/** Number that grows after each move of the focus while `isCounting`, for an effect that waits until a card has lost the focus. */
export const useFocusMoves = (isCounting: boolean): number => {
  const [moves, add] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isCounting) return
    // Deferred: during a move of the focus between two fields, no element has it.
    const addLater = () => void setTimeout(add)
    document.addEventListener('focusout', addLater)
    return () => document.removeEventListener('focusout', addLater)
  }, [isCounting])
  return moves
}
