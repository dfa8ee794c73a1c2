/** What a long call tells while it is under way, and how it is stopped. */
export interface Transfer {
  /** How many bytes have passed so far, of how many; 0 where nobody knows that. */
  passed: (done: number, total: number) => void
  signal: AbortSignal
}
