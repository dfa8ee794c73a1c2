import { buffers, eventChannel } from 'redux-saga'
import type { MissingName, ReviewedRow, ReviewProgress, ReviewRequest } from '@/features/importar/model/types'
import { rememberMatching } from '@/features/importar/sagas/matchFile'
import { workerPart } from '@/features/importar/sagas/parts'
import { readData, Unloaded } from '@/features/importar/sagas/readData'
import {
  cellSettled,
  nameSettled,
  reviewEnded,
  reviewFailed,
  rowSettled,
  rowsReviewed,
  rowsRevised,
  selectImport,
} from '@/features/importar/slice'
import type { OpenReview } from '@/features/importar/worker/client'
import { call, put, select, take, takeNext, type Saga } from '@/store/effects'
import { isAnyOf } from '@reduxjs/toolkit'
import { reportError } from '@/store/reportError'

const NOT_REVIEWED = 'No se han podido revisar las filas'

type News =
  | { kind: 'rows'; rows: readonly ReviewedRow[]; progress: ReviewProgress }
  | { kind: 'ended'; review: OpenReview }
  | { kind: 'failed'; error: unknown }

function* requestNow(): Saga<ReviewRequest | null> {
  const { recurso, file, sheet: at, matches, decisions } = yield* select(selectImport)
  const sheet = file?.sheets[at]
  if (!recurso || !sheet) return null
  const targets = matches.map(({ target }) => target)
  return { recurso, sheet, targets, decisions, data: yield* readData(recurso, sheet, targets) }
}

/** Milliseconds between two batches of rows on the page: each renders the table again. */
const SHOWN_EVERY = 100

/** Throttles batches of rows: collects them, and emits them every `SHOWN_EVERY` milliseconds and at the end. */
const createGathering = (give: (news: News & { kind: 'rows' }) => void) => {
  let gathered: ReviewedRow[] = []
  let lastGivenAt = -Infinity
  return (rows: readonly ReviewedRow[], progress: ReviewProgress): void => {
    gathered.push(...rows)
    const now = performance.now()
    if (progress.done < progress.total && now - lastGivenAt < SHOWN_EVERY) return
    give({ kind: 'rows', rows: gathered, progress })
    gathered = []
    lastGivenAt = now
  }
}

/** Dispatches reviewed rows as they arrive, until the review is complete. */
function* reviewAll(request: ReviewRequest, signal: AbortSignal): Saga<OpenReview> {
  const { reviewInWorker } = yield* call(workerPart.load)
  const channel = eventChannel<News>(emit => {
    reviewInWorker(request, signal, createGathering(emit)).then(
      review => emit({ kind: 'ended', review }),
      (error: unknown) => emit({ kind: 'failed', error }),
    )
    return () => undefined
  }, buffers.expanding())
  try {
    while (true) {
      const news = yield* takeNext(channel)
      if (news.kind === 'failed') throw news.error
      if (news.kind === 'ended') return news.review
      yield* put(rowsReviewed({ rows: news.rows, progress: news.progress }))
    }
  } finally {
    channel.close()
  }
}

const isDecision = isAnyOf(nameSettled, cellSettled, rowSettled)

/** Revises rows after each decision, those made during the review included, until the review is left. */
function* follow(review: OpenReview, reviewed: ReviewRequest['decisions']): Saga {
  let revised = reviewed
  while (true) {
    const { decisions } = yield* select(selectImport)
    if (decisions === revised) yield* take(isDecision)
    else {
      revised = decisions
      const { rows, missing }: { rows: readonly ReviewedRow[]; missing: readonly MissingName[] } = yield* call(review.revise, decisions)
      yield* put(rowsRevised({ rows, missing, decisions }))
    }
  }
}

/** Compares a file with the stored data [IX-03, IX-04, IX-05]. Decisions are applied to these data; the run detects later writes of others. */
export function* reviewFile(): Saga {
  yield* rememberMatching()
  const stop = new AbortController()
  try {
    const request = yield* requestNow()
    if (!request) return
    const review = yield* reviewAll(request, stop.signal)
    yield* put(reviewEnded({ missing: review.missing, decisions: request.decisions }))
    yield* follow(review, request.decisions)
  } catch (error) {
    if (!(error instanceof Unloaded)) reportError('importar > revisar', error)
    yield* put(reviewFailed(error instanceof Unloaded ? error.message : NOT_REVIEWED))
  } finally {
    stop.abort()
  }
}
