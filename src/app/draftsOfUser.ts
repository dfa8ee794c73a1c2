import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { onIdle } from '@/app/when/whenIdle'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { draftsAwaited, draftsNeeded, draftsRefused } from '@/store/drafts/slice'
import { call, endedBy, put, select, take, type Saga } from '@/store/effects'

interface Root {
  catalogues: Record<string, { status: string }>
}

const isListing = ({ catalogues }: Root): boolean => Object.values(catalogues).some(({ status }) => status === 'loading')
const isOfCatalogue = (action: Action): action is Action => action.type.startsWith('catalogues/')

function* allListed(): Saga {
  while (yield* select(isListing)) yield* take(isOfCatalogue)
  yield* call(() => new Promise<void>(resolve => void onIdle(resolve)))
}

/**
 * Drafts are their user's: nothing is read or written before it is known who that is [DR-07]. A page's first lists do not wait for them;
 * a form does.
 */
export function* draftsOfUser(): Saga {
  yield* take(userRequested.match)
  yield* put(draftsAwaited())
  const answer = yield* take(isAnyOf(userLoaded, userFailed))
  if (!userLoaded.match(answer)) {
    yield* put(draftsRefused())
    return
  }
  yield* endedBy(draftsNeeded.match, allListed)
  const { draftsSaga } = yield* call(() => import(/* webpackChunkName: "borradores" */ '@/store/drafts/saga'))
  yield* draftsSaga(answer.payload.email)
}
