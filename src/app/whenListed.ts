import type { Store } from '@/app/createStore'

type Watched = Pick<Store, 'getState' | 'subscribe'>

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

/** On a quick line a page shows once, with its lists in it; on a slow one it does not wait for them. */
export const listedOrBriefly = (store: Watched): Promise<void> =>
  Promise.race([
    new Promise<void>(resolve => void whenListed(store, resolve)),
    new Promise<void>(resolve => void setTimeout(resolve, BRIEFLY_MS)),
  ])
