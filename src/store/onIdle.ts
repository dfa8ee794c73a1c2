const IDLE_MS = 200

/** Runs `work` when the browser is idle, or after 200 ms in Safari, which has no idle callback. Returns a function that cancels. */
export const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

export const untilIdle = (): Promise<void> => new Promise(resolve => void onIdle(resolve))
