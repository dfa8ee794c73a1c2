import { rootReducer } from '@/app/rootReducer'
import { magnitudes } from '@/store/catalogues'

/** A store that waits for a list, until it is told that it has come. */
export const waitingStore = () => {
  let state = rootReducer(undefined, magnitudes.loadRequested())
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const arrive = () => {
    state = rootReducer(state, magnitudes.loaded([]))
    for (const listener of listeners) listener()
  }
  return { store: { getState: () => state, subscribe }, arrive }
}
