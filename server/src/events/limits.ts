/** Times and bounds of the stream of events. */
export interface EventLimits {
  /** Interval of checks of what is due: versions are read as often where no notification comes through. */
  tickMs: number
  /** Interval of comments, which keep proxies from closing a stream, and of checks of the sessions. */
  beatMs: number
  /** Pause between two reads of changes, so that a run of saves is few events. */
  gapMs: number
  /** Time after which the place of a page is forgotten unless the page says it again. */
  presenceMs: number
  /** Bytes that may wait for a reader. */
  waitingBytes: number
  /** Open streams at a time, of one user and of all. */
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
