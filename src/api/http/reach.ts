type Listener = (unansweredSince: number | null) => void

let since: number | null = null
/** Time of the browser's last offline event, in milliseconds. */
let offlineAt = -Infinity
const listeners = new Set<Listener>()

const become = (next: number | null) => {
  since = next
  for (const listener of listeners) listener(next)
}

/** State of the connection, from the calls of this page, from the browser and, in `api/live`, from the calls of other tabs [SY-06]. */
export const reach = {
  /** Time in milliseconds of the first call without a response since the last response; null while the API responds. */
  unansweredSince: () => since,
  /**
   * Ends a silence. The response to a call from before the browser went offline does not: the API has not been reached since.
   * @param sentAt time of the call, in milliseconds; omitted for other signs of life
   */
  answered(sentAt = Infinity): void {
    if (since !== null && sentAt > offlineAt) become(null)
  },
  unanswered(): void {
    if (since === null) become(Date.now())
  },
  /** Reports that the browser has no network. */
  offline(): void {
    offlineAt = Date.now()
    reach.unanswered()
  },
  /** Reports that the browser has a network again. */
  online(): void {
    offlineAt = -Infinity
    reach.answered()
  },
  /** Calls the listener when responses stop and when they resume. @returns function that removes the listener */
  onChanged(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
