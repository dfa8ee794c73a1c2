import { multicastChannel } from 'redux-saga'
import { createAction, type Action } from '@reduxjs/toolkit'
import { catalogues, type Catalogue } from '@/store/catalogues'
import { fork, put, select, take, takeFrom, within, type Saga } from '@/store/effects'
import type { RootState } from '@/store/rootState'
import { watch } from '@/store/watch'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

const all = Object.values(catalogues)

const isLoadFailed = (action: Action): action is Action => all.some(({ loadFailed }) => loadFailed.match(action))

const selectFailed = ({ catalogues: states }: RootState): Catalogue[] => all.filter(({ name }) => states[name].status === 'failed')

/** True if a list without records failed to load. */
export const selectLacksLists = ({ catalogues: states }: RootState): boolean =>
  Object.values(states).some(({ ids, status }) => status === 'failed' && ids.length === 0)

/** Requests every failed list at once. */
export const listsRetried = createAction('catalogues/retried')

function* retryFailed(): Saga<number> {
  const failed = yield* select(selectFailed)
  for (const { retryRequested } of failed) yield* put(retryRequested())
  return failed.length
}

/** Events of the browser after which a server is likely to answer again. */
const EVENTS = ['online', 'focus']

/**
 * Loads lists that failed again until they come: when the window gets the focus or the network returns, and after pauses that grow from 5 to
 * 60 seconds. A list on the screen, a select or a form that lacks one needs no reload of the page.
 */
export function* retryFailedLists(browser: EventTarget = typeof window === 'undefined' ? new EventTarget() : window): Saga {
  const returns = multicastChannel<object>()
  const tell = (event: Event) => returns.put({ type: event.type })
  for (const event of EVENTS) browser.addEventListener(event, tell)
  try {
    yield* fork(watch({ latest: [[listsRetried, retryFailed]] }))
    while (true) {
      if ((yield* select(selectFailed)).length === 0) yield* take(isLoadFailed)
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        yield* within(pause, () => takeFrom(returns))
        if ((yield* retryFailed()) === 0) break
      }
    }
  } finally {
    for (const event of EVENTS) browser.removeEventListener(event, tell)
  }
}
