type Listener = (unansweredSince: number | null) => void

let since: number | null = null
const listeners = new Set<Listener>()

const become = (next: number | null) => {
  since = next
  for (const listener of listeners) listener(next)
}

/** State of the connection, from the calls of this page, from the browser and, in `api/live`, from the calls of other tabs [SY-06]. */
export const reach = {
  /** Time in milliseconds of the first call without a response since the last response; null while the API responds. */
  unansweredSince: () => since,
  answered(): void {
    if (since !== null) become(null)
  },
  unanswered(): void {
    if (since === null) become(Date.now())
  },
  /** Calls the listener when responses stop and when they resume. @returns function that removes it */
  onChanged(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
