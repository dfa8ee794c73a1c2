import { call, fork, put, select, type Saga } from '@/store/effects'
import { browserStorage } from '@/store/memory/browserStorage'
import { recentLoaded, recordOpened, type Memory } from '@/store/memory/slice'
import { watch } from '@/store/watch'

const KEY = 'abiertosHacePoco'

const isOpened = (each: unknown) =>
  typeof each === 'object' && each !== null && 'kind' in each && typeof each.kind === 'string' && 'id' in each && Number.isInteger(each.id)

const read = (): Memory['recent'] => {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, each]) => Array.isArray(each) && each.every(isOpened)))
  } catch {
    return {}
  }
}
const write = (recent: Memory['recent']): void => browserStorage.set(KEY, JSON.stringify(recent))

function* remember(): Saga {
  yield* call(write, yield* select(({ memory }: { memory: Memory }) => memory.recent))
}

/** Reads the recent records from local storage on first use: no page shows them at once [LS-09]. */
export function* recentSaga(): Saga {
  yield* put(recentLoaded(yield* call(read)))
  yield* fork(watch({ latest: [[recordOpened, remember]] }))
}
