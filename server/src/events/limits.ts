/** Times and bounds of the stream of events. */
export interface EventLimits {
  /** Between two looks at what is due: versions are read so often where no notification comes through. */
  tickMs: number
  /** Between two comments, which keep proxies from closing a stream, and two checks of the sessions. */
  beatMs: number
  /** Between two reads of changes, so that a run of saves is few events. */
  gapMs: number
  /** How long a page is somewhere without saying so again. */
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
