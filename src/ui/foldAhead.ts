import type { Prepared } from '@/ui/table/model/prepare'

const AT_ONCE = 50

/** Makes what the first key would have to wait for, while the browser has nothing else to do. Gives what calls it off. */
export const foldAhead = ({ rows, text }: Pick<Prepared, 'rows' | 'text'>): (() => void) => {
  // Safari does not say when that is: there the first key makes it.
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
