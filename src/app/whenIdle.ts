import type { Store } from '@/app/createStore'

const IDLE_MS = 200

/** Safari has no other way to say so. */
const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Works once no list is waited for and the browser has nothing else to do; not at all where it is called off before. */
export const whenIdle = ({ getState, subscribe }: Pick<Store, 'getState' | 'subscribe'>, work: () => void): (() => void) => {
  let callOff = () => undefined as void
  const look = () => {
    if (Object.values(getState().catalogues).some(({ status }) => status === 'loading')) return
    stop()
    callOff = onIdle(work)
  }
  const stop = subscribe(look)
  look()
  return () => {
    stop()
    callOff()
  }
}
