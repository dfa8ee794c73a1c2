import { beginRun, keepLeftOut, offerHalfDone, resumeRun, retryRun } from '@/features/importar/run/runs'
import { undoImport } from '@/features/importar/run/undoImport'
import { downloadLeft, downloadTemplate } from '@/features/importar/sagas/downloads'
import { matchFile } from '@/features/importar/sagas/matchFile'
import { entered, prepareReading, readFile, readPasted } from '@/features/importar/sagas/readFile'
import { reviewFile } from '@/features/importar/sagas/reviewFile'
import {
  cellsPasted,
  fileChosen,
  fileRead,
  importEntered,
  importLeft,
  leftDownloadRequested,
  matchingRequested,
  otherFileRequested,
  resumeRequested,
  retryRequested,
  reviewRequested,
  rowLeftOut,
  runBegun,
  runRequested,
  sheetChosen,
  templateRequested,
  undoRequested,
} from '@/features/importar/slice'
import type { Saga } from '@/store/effects'
import { anyOf, watch } from '@/store/watch'

/** Actions with one saga: each cancels the work of the one before. */
const sourceGiven = anyOf(fileChosen, cellsPasted)
const fileMatched = anyOf(fileRead, sheetChosen, matchingRequested)
const reviewTouched = anyOf(reviewRequested, runBegun, otherFileRequested, importLeft, importEntered)

function* prepare(action: { type: string }): Saga {
  if (!importLeft.match(action)) yield* prepareReading()
}

function* readSource(action: ReturnType<typeof fileChosen | typeof cellsPasted>): Saga {
  if (fileChosen.match(action)) yield* readFile(action)
  else yield* readPasted(action)
}

function* match(action: ReturnType<typeof fileRead | typeof sheetChosen | typeof matchingRequested>): Saga {
  yield* matchFile(matchingRequested.match(action) ? action.payload.remembered : true)
}

function* review(action: { type: string }): Saga {
  if (reviewRequested.match(action)) yield* reviewFile()
}

/** Id of a run as the key: work of an import whose page was left must not block another import. */
const runIdOf = ({ payload }: { payload: { run: string } }): string => payload.run

export const importarSaga = watch({
  first: [
    [runRequested, beginRun, ({ payload }) => payload.id],
    [retryRequested, retryRun, ({ payload: { run, row } }) => `${run}/${row}`],
    [rowLeftOut, keepLeftOut, ({ payload }) => String(payload.row)],
    [resumeRequested, resumeRun, runIdOf],
    [undoRequested, undoImport, runIdOf],
    [leftDownloadRequested, downloadLeft],
    [templateRequested, downloadTemplate],
  ],
  latest: [
    [entered, offerHalfDone],
    [entered, prepare],
    [sourceGiven, readSource],
    [fileMatched, match],
    [reviewTouched, review],
  ],
})
