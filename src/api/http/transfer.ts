/** Progress and cancellation of a long call. */
export interface Transfer {
  /** Reports the transferred bytes and their total; the total is 0 when unknown. */
  passed: (done: number, total: number) => void
  signal: AbortSignal
}
