import { selectUser, userLoaded } from '@/features/cuenta/slice'
import { isObject } from '@/shared/isObject'
import { call, fork, put, select, take, type Saga } from '@/store/effects'
import { recentLoaded, recordOpened, selectRecent, type Memory, type OpenedRecord } from '@/store/memory/slice'
import { readJson, writeJson } from '@/store/memory/storedJson'
import { watch } from '@/store/watch'

const KEY = 'abiertosHacePoco'

const isOpened = (each: unknown): each is OpenedRecord =>
  typeof each === 'object' && each !== null && 'kind' in each && typeof each.kind === 'string' && 'id' in each && Number.isInteger(each.id)

const read = (): Memory['recent'] =>
  Object.fromEntries(
    Object.entries(readJson(KEY, isObject) ?? {}).filter(
      (entry): entry is [string, OpenedRecord[]] => Array.isArray(entry[1]) && entry[1].every(isOpened),
    ),
  )

const readOf = (user: string): Memory['recent'] => ({ [user]: read()[user] ?? [] })

function* remember({ payload: { user } }: ReturnType<typeof recordOpened>): Saga {
  const records = yield* select(selectRecent, user)
  yield* call(() => writeJson(KEY, { ...read(), [user]: records }))
}

/**
 * Reads the user's recent records from local storage once the profile has loaded [LS-09]. Those of other users of the browser stay out of the
 * state, and so out of the action log.
 */
export function* recentSaga(): Saga {
  const { email } = (yield* select(selectUser)) ?? (yield* take(userLoaded.match)).payload
  yield* put(recentLoaded(yield* call(readOf, email)))
  yield* fork(watch({ latest: [[recordOpened, remember]] }))
}
