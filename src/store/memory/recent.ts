import { isObject } from '@/shared/isObject'
import { call, fork, put, select, type Saga } from '@/store/effects'
import { recentLoaded, recordOpened, type Memory, type OpenedRecord } from '@/store/memory/slice'
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

function* remember(): Saga {
  yield* call(writeJson, KEY, yield* select(({ memory }: { memory: Memory }) => memory.recent))
}

/** Reads the recent records from local storage on first use: no page shows them at once [LS-09]. */
export function* recentSaga(): Saga {
  yield* put(recentLoaded(yield* call(read)))
  yield* fork(watch({ latest: [[recordOpened, remember]] }))
}
