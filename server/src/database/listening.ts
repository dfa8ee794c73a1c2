/** Receiver of notifications of transactions (LISTEN and NOTIFY). */
export interface Listener {
  /** Called with each notification of a committed transaction, this process's own included. */
  notified: (channel: string, payload: string) => void
  /** Called with true when notifications begin to arrive, with false when they stop. Those before `true` and after `false` are lost. */
  turned: (isListening: boolean) => void
}

/** Notifies all replicas; the payload must be shorter than 8,000 bytes. */
export type Notifier = (channel: string, payload: string) => Promise<void>

export interface Subscription {
  close: () => Promise<void>
}
