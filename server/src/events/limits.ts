/** Times and bounds of the stream of events. */
export interface EventLimits {
  /** Interval of the timer; versions are read as often while notifications do not arrive. */
  tickMs: number
  /** Interval of comments, which keep proxies from closing a stream, and of checks of the sessions. */
  beatMs: number
  /** Pause between two reads of changes, so that a series of saves is few events. */
  gapMs: number
  /** Time after which a page is removed unless it has sent another report. */
  presenceMs: number
  /** Most bytes buffered for a client; beyond them it is disconnected. */
  waitingBytes: number
  /** Most open streams, of one user and in all. */
  streamsOfUser: number
  streams: number
}

export const EVENT_LIMITS: EventLimits = {
  tickMs: 1_000,
  beatMs: 10_000,
  gapMs: 50,
  presenceMs: 30_000,
  waitingBytes: 64 * 1024,
  streamsOfUser: 20,
  streams: 1_000,
}
