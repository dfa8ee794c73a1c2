import 'fake-indexeddb/auto'
import { configureStore, type Action } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { RootState } from '@/app/rootReducer'
import type { DraftDatabase } from '@/kits/drafts/database'
import { openDrafts } from '@/kits/drafts/database'
import { draftsSaga } from '@/kits/drafts/saga'
import { selectDraftStatus } from '@/kits/drafts/slice'
import { fork, type Saga } from '@/store/effects'
import { rootReducer } from '@test/support/state'

export const turns = async (condition: () => boolean, most = 20_000): Promise<void> => {
  for (let turn = 0; turn < most && !condition(); turn += 1) await new Promise(resolve => setTimeout(resolve))
  if (!condition()) throw new Error('It never came to that')
}

/**
 * Page that can be killed at any moment: afterwards no action is reduced and no write starts. The database remains for the next page.
 */
export const openPage = async (user: string, work: () => Saga, configuration: Partial<RootState['configuration']> = {}) => {
  let dead = false
  let countdown = Infinity
  let isLast = (_action: unknown): boolean => false
  const open = async (): Promise<DraftDatabase> => {
    const database = await openDrafts(disk)
    return new Proxy(database, {
      get(target, name) {
        const member = Reflect.get(target, name, target) as unknown
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          // A browser closes the connections of a dead page.
          if (dead && name !== 'close') return Promise.race([])
          return (member as (...args: unknown[]) => unknown).apply(target, args)
        }
      },
    })
  }
  const die = () => {
    dead = true
    running.cancel()
  }
  const mortal = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    if (dead) return action
    countdown -= 1
    if (countdown < 0 || isLast(action)) {
      die()
      return action
    }
    return next(action)
  }
  const sagas = createSagaMiddleware()
  const start = rootReducer(undefined, { type: 'start' })
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...start, configuration: { ...start.configuration, ...configuration } },
    middleware: defaults => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas, mortal),
  })
  const running = sagas.run(function* () {
    const opening = open()
    yield* fork(draftsSaga, user, () => opening)
    yield* fork(work)
  })
  await turns(() => ['ready', 'none'].includes(selectDraftStatus(store.getState())))
  return {
    ...store,
    dispatch: (action: Action) => store.dispatch(action),
    die,
    /** Kills the page instead of the action after `actions` others. */
    dieAfter: (actions: number) => {
      countdown = actions
    },
    /** Kills the page instead of the first action that matches. */
    dieAt: (match: (action: unknown) => boolean) => {
      isLast = match
    },
    isDead: () => dead,
    /** Cancels the sagas, as a sign-out does. */
    close: () => running.cancel(),
  }
}

let disks = 0
let disk = 'disk'

/** Gives the pages from now on an empty database. */
export const newDisk = (): void => {
  disks += 1
  disk = `disk ${disks}`
}
