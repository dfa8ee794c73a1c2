/** Receiver of what transactions notify (LISTEN and NOTIFY). */
export interface Listener {
  /** Notification of a committed transaction, the receiver's own too. */
  notified: (channel: string, payload: string) => void
  /** Called with whether notifications come from now on. Notifications before the first `true` and after each `false` are lost. */
  turned: (isListening: boolean) => void
}

/** Notifies all replicas, with less than 8,000 bytes. */
export type Notify = (channel: string, payload: string) => Promise<void>

export interface Listening {
  close: () => Promise<void>
}
