import {
  readingCancelled,
  importLeft,
  fileRead,
  fileRefused,
  importEntered,
  otherFileRequested,
  runBegun,
  resumeRequested,
  selectImport,
  type cellsPasted,
  type fileChosen,
} from '@/features/importar/slice'
import { workerPart } from '@/features/importar/sagas/parts'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { call, endedBy, put, select, take, type Saga } from '@/store/effects'
import { isAnyOf } from '@reduxjs/toolkit'
import { reportError } from '@/store/reportError'
import { untilIdle } from '@/store/onIdle'
import { fileVault } from '@/store/vault'
import { anyOf } from '@/store/watch'

const NOT_READ = 'no se ha podido leer'

/** Actions that end a reading; a resumed import replaces the file. */
const isEnded = isAnyOf(readingCancelled, importLeft, resumeRequested)
const isLeft = isAnyOf(otherFileRequested, runBegun, importEntered)
/** Actions that open or leave the first page. */
export const entered = anyOf(importEntered, otherFileRequested, importLeft)

function* readSource(open: () => File | string): Saga {
  const { reading } = yield* select(selectImport)
  const stop = new AbortController()
  try {
    const { readInWorker } = yield* call(workerPart.load)
    yield* put(fileRead(yield* call(readInWorker, open(), stop.signal)))
    // Worker and rows are kept as long as the page can request a review.
    yield* take(isLeft)
  } catch (error) {
    const isRefusal = error instanceof Refusal
    if (!isRefusal) reportError('importar > leer', error)
    yield* put(fileRefused(`${reading ?? 'El archivo'} ${isRefusal ? error.message : NOT_READ}`))
  } finally {
    stop.abort()
  }
}

/** Starts the worker for the next file in idle time, until the page is left or another file requested; the reading reports a failure. */
export function* prepareReading(): Saga {
  if (typeof Worker === 'undefined') return
  const stop = new AbortController()
  try {
    yield* call(untilIdle)
    const part = yield* call(() => workerPart.load().catch(() => null))
    part?.prepareWorker(stop.signal)
    yield* take(entered.match)
  } finally {
    stop.abort()
  }
}

/** Reads a file, unless the reading is cancelled or the page left [IX-01]. */
export function* readFile({ payload: { ticket } }: ReturnType<typeof fileChosen>): Saga {
  try {
    yield* endedBy(isEnded, () =>
      readSource(() => {
        const file = fileVault.open({ ticket })
        fileVault.drop({ ticket })
        return file
      }),
    )
  } finally {
    fileVault.drop({ ticket })
  }
}

export function* readPasted({ payload: { text } }: ReturnType<typeof cellsPasted>): Saga {
  yield* endedBy(isEnded, () => readSource(() => text))
}
