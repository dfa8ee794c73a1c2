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

/** On a quick line a page is made once, with its lists in it; on a slow line it shows without them. */
export const listedBriefly = (store: Watched): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, BRIEFLY_MS)
    whenListed(store, resolve)
  })
