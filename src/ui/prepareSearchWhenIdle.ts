import type { PreparedRows } from '@/ui/table/model/prepare'

const AT_ONCE = 50

/** Normalises the rows' texts for search in idle time, so that the first key is fast. Returns a cancel function. */
export const prepareSearchWhenIdle = ({ rows, text }: Pick<PreparedRows, 'rows' | 'text'>): (() => void) => {
  // Safari has no idle callback: there the first key of a search prepares the texts.
  if (typeof requestIdleCallback !== 'function') return () => undefined
  let next = 0
  const work = (idle: IdleDeadline) => {
    while (next < rows.length && idle.timeRemaining() > 1)
      for (const end = next + AT_ONCE; next < end && next < rows.length; next++) text(next)
    if (next < rows.length) handle = requestIdleCallback(work)
  }
  let handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
