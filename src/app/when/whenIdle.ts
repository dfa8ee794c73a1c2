import { whenListed, type Watched } from '@/app/when/whenListed'

const IDLE_MS = 200

/** Works when the browser has nothing else to do; Safari has no other way to say so. */
export const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Works once no list is waited for and the browser has nothing else to do; not at all where it is called off before. */
export const whenIdle = (store: Watched, work: () => void): (() => void) => {
  let callOff = () => undefined as void
  const stop = whenListed(store, () => {
    callOff = onIdle(work)
  })
  return () => {
    stop()
    callOff()
  }
}
