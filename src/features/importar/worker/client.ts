import type { Revision } from '@/features/importar/model/review'
import type {
  Decisions,
  ImportFile,
  ImportSheet,
  MissingName,
  ReviewedRow,
  ReviewProgress,
  ReviewRequest,
  SheetRow,
} from '@/features/importar/model/types'
import { connect } from '@/features/importar/worker/connection'
import { batchesOf, headOf, type Answer, type Question } from '@/features/importar/worker/messages'
import { createPause } from '@/kits/spreadsheet/inSlices'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { isResourceName } from '@/shared/resources/registry'

/** Handles an answer; the last one returns the result of all. */
type AnswerReader<Result> = (answer: Answer) => { result: Result } | undefined

/**
 * Queue of questions to the worker, answered one after the other. After its end, pending questions fail with the reason.
 * @param onBroken called on a failure before the first question
 */
const createAsking = (onBroken: () => void = () => undefined) => {
  let end: { reason: unknown } | null = null
  let hear: (answer: Answer) => void = () => undefined
  let fail: (reason: unknown) => void = onBroken
  const connection = connect(answer => {
    if (answer.kind === 'refused') fail(new Refusal(answer.sentence))
    else if (answer.kind === 'failed') fail(new Error(answer.message))
    else hear(answer)
  })
  const askNow = <Result>(questions: readonly Question[], take: AnswerReader<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      if (end) throw end.reason
      fail = reject
      hear = answer => {
        const last = take(answer)
        if (last) resolve(last.result)
      }
      const send = async () => {
        const pause = createPause()
        for (const question of questions) {
          if (end) return
          connection.ask(question)
          await pause()
        }
      }
      send().catch(reject)
    })
  let before: Promise<unknown> = Promise.resolve()
  return {
    /** Sends questions one by one, after the answer to those before. */
    ask: <Result>(questions: readonly Question[], take: AnswerReader<Result>): Promise<Result> => {
      const answered = before.then(() => askNow(questions, take))
      before = answered.catch(() => undefined)
      return answered
    },
    isOpen: () => end === null,
    close: connection.close,
    endBy: (signal: AbortSignal) =>
      signal.addEventListener('abort', () => {
        end ??= { reason: signal.reason }
        connection.close()
        fail(signal.reason)
      }),
  }
}

type QuestionQueue = ReturnType<typeof createAsking>

/** Worker started for the next file. */
let prepared: QuestionQueue | null = null

/** Starts a worker for the next file, until the signal aborts: its script is loaded before a file is chosen [IX-09]. */
export const prepareWorker = (signal: AbortSignal): void => {
  if (signal.aborted) return
  const close = () => {
    if (prepared !== asking) return
    prepared = null
    asking.close()
  }
  const asking = createAsking(close)
  prepared = asking
  signal.addEventListener('abort', close)
}

/** Worker that still holds the sheets read last. */
let reader: { sheets: readonly ImportSheet[]; asking: QuestionQueue } | null = null

/**
 * Reads a file, or pasted cells [IX-01, IX-09]. The rows stay in the worker for a review, until the signal aborts.
 * @throws Refusal; the reason of the signal
 */
export const readInWorker = async (source: File | string, signal: AbortSignal): Promise<ImportFile> => {
  signal.throwIfAborted()
  const asking = prepared ?? createAsking()
  prepared = null
  asking.endBy(signal)
  const sheets: (ImportSheet & { rows: SheetRow[] })[] = []
  const name = await asking.ask([{ kind: 'read', source }], answer => {
    if (answer.kind === 'sheet') sheets.push({ name: answer.name, titles: answer.titles, rows: [] })
    else if (answer.kind === 'sheetRows') sheets.at(-1)?.rows.push(...answer.rows)
    return answer.kind === 'read' ? { result: answer.name } : undefined
  })
  // Frozen here, as one list: a reducer would freeze cell by cell, a long task.
  for (const { rows } of sheets) Object.freeze(rows)
  reader = { sheets, asking }
  return { name, sheets }
}

/** Complete review, which can be revised until its signal aborts. */
export interface OpenReview {
  missing: readonly MissingName[]
  /** Rows changed by new decisions, and all missing names. */
  revise: (decisions: Decisions) => Promise<Revision>
}

const questionsOf = (request: ReviewRequest, sheet: number | null): Question[] => {
  const { records, lines, references } = request.data
  const named = Object.entries(references).flatMap(([recurso, all]): Question[] =>
    isResourceName(recurso) ? batchesOf(all).map(some => ({ kind: 'references', recurso, records: some })) : [],
  )
  return [
    { kind: 'request', request: headOf(request), sheet },
    ...batchesOf(sheet === null ? request.sheet.rows : []).map((rows): Question => ({ kind: 'sheetRows', rows })),
    ...batchesOf(records).map((some): Question => ({ kind: 'records', records: some })),
    ...batchesOf(lines).map((some): Question => ({ kind: 'lines', lines: some })),
    ...named,
    { kind: 'review' },
  ]
}

/** Reviews all rows; `take` receives them in batches of at most 200 [IX-03, IX-09]. @throws the reason of the signal */
export const reviewInWorker = async (
  request: ReviewRequest,
  signal: AbortSignal,
  take: (rows: readonly ReviewedRow[], progress: ReviewProgress) => void,
): Promise<OpenReview> => {
  signal.throwIfAborted()
  const openReader = reader?.asking.isOpen() ? reader : null
  const at = openReader?.sheets.indexOf(request.sheet) ?? -1
  const { ask, endBy } = openReader && at >= 0 ? openReader.asking : createAsking()
  endBy(signal)
  const missing = await ask(questionsOf(request, at < 0 ? null : at), answer => {
    if (answer.kind === 'rows') take(answer.rows, answer.progress)
    return answer.kind === 'reviewed' ? { result: answer.missing } : undefined
  })
  const revise = (decisions: Decisions): Promise<Revision> => {
    const rows: ReviewedRow[] = []
    return ask([{ kind: 'revise', decisions }], answer => {
      if (answer.kind === 'rows') rows.push(...answer.rows)
      return answer.kind === 'reviewed' ? { result: { rows, missing: [...answer.missing] } } : undefined
    })
  }
  return { missing, revise }
}
