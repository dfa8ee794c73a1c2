import { selectUser, userLoaded } from '@/features/cuenta/slice'
import { isListOf } from '@/shared/isListOf'
import { isObject } from '@/shared/isObject'
import { call, fork, put, select, take, type Saga } from '@/store/effects'
import { recentLoaded, recordOpened, selectRecent, type Memory, type OpenedRecord } from '@/store/memory/slice'
import { readJson, writeJson } from '@/store/memory/storedJson'
import { watch } from '@/store/watch'

const KEY = 'abiertosHacePoco'

const areOpened = isListOf(
  (each): each is OpenedRecord => isObject(each) && typeof each['kind'] === 'string' && Number.isInteger(each['id']),
)

/** Stored lists of all users of the browser; each is checked when its user reads it. */
const stored = (): Record<string, unknown> => readJson(KEY, isObject) ?? {}

const readOf = (user: string): Memory['recent'] => {
  const records = stored()[user]
  return { [user]: areOpened(records) ? records : [] }
}

function* remember({ payload: { user } }: ReturnType<typeof recordOpened>): Saga {
  const records = yield* select(selectRecent, user)
  yield* call(() => writeJson(KEY, { ...stored(), [user]: records }))
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
