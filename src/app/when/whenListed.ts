import type { Store } from '@/app/createStore'

export type Watched = Pick<Store, 'getState' | 'subscribe'>

const BRIEFLY_MS = 100

/** Works as soon as no list is waited for; not at all where it is called off before. */
export const whenListed = ({ getState, subscribe }: Watched, work: () => void): (() => void) => {
  const look = () => {
    if (Object.values(getState().catalogues).some(({ status }) => status === 'loading')) return
    stop()
    work()
  }
  const stop = subscribe(look)
  look()
  return stop
}

/**
 * On a quick line a page shows once, with its lists in it: until they come all else of it is made, and nothing laid out or painted. On a
 * slow line it shows without them.
 */
export const hideUntilListed = (element: HTMLElement, store: Watched): void => {
  const show = () => {
    element.hidden = false
  }
  element.hidden = true
  setTimeout(show, BRIEFLY_MS)
  whenListed(store, show)
}
