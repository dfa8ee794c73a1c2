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
import { letOthersWork } from '@/kits/spreadsheet/inSlices'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { isResourceName } from '@/shared/resources/registry'

/** Says of an answer what all answers are together, if it is the last. */
type Take<Result> = (answer: Answer) => { result: Result } | undefined

/** Asks questions one after the other. The signal ends the connection, and what is waited for fails with its reason. */
const createAsking = (signal: AbortSignal) => {
  signal.throwIfAborted()
  let hear: (answer: Answer) => void = () => undefined
  let fail: (reason: unknown) => void = () => undefined
  const connection = connect(answer => {
    if (answer.kind === 'refused') fail(new Refusal(answer.sentence))
    else if (answer.kind === 'failed') fail(new Error(answer.message))
    else hear(answer)
  })
  signal.addEventListener('abort', () => {
    connection.close()
    fail(signal.reason)
  })
  const askNow = <Result>(questions: readonly Question[], take: Take<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      signal.throwIfAborted()
      fail = reject
      hear = answer => {
        const last = take(answer)
        if (last) resolve(last.result)
      }
      const send = async () => {
        for (const question of questions) {
          if (signal.aborted) return
          connection.ask(question)
          if (questions.length > 1) await letOthersWork()
        }
      }
      send().catch(reject)
    })
  let before: Promise<unknown> = Promise.resolve()
  /** Sends questions in tasks of their own, after the answer to those before. */
  const ask = <Result>(questions: readonly Question[], take: Take<Result>): Promise<Result> => {
    const answered = before.then(() => askNow(questions, take))
    before = answered.catch(() => undefined)
    return answered
  }
  return { ask, close: connection.close }
}

/** Reads a file, or cells that were pasted [IX-01, IX-09]. @throws Refusal; the reason of the signal */
export const readInWorker = async (source: File | string, signal: AbortSignal): Promise<ImportFile> => {
  const { ask, close } = createAsking(signal)
  const sheets: (ImportSheet & { rows: SheetRow[] })[] = []
  try {
    return await ask([{ kind: 'read', source }], answer => {
      if (answer.kind === 'sheet') sheets.push({ name: answer.name, titles: answer.titles, rows: [] })
      else if (answer.kind === 'sheetRows') sheets.at(-1)?.rows.push(...answer.rows)
      if (answer.kind !== 'read') return undefined
      // A reducer freezes what is not frozen, cell by cell: a long task.
      for (const { rows } of sheets) Object.freeze(rows)
      return { result: { name: answer.name, sheets } }
    })
  } finally {
    close()
  }
}

/** Review whose rows have all been given. It can be revised until its signal aborts. */
export interface OpenReview {
  missing: readonly MissingName[]
  /** Rows that differ under other decisions, and the names that are missing then. */
  revise: (decisions: Decisions) => Promise<Revision>
}

const questionsOf = (request: ReviewRequest): Question[] => {
  const { records, lines, references } = request.data
  const named = Object.entries(references).flatMap(([recurso, all]): Question[] =>
    isResourceName(recurso) ? batchesOf(all).map(some => ({ kind: 'references', recurso, records: some })) : [],
  )
  return [
    { kind: 'request', request: headOf(request) },
    ...batchesOf(request.sheet.rows).map((rows): Question => ({ kind: 'sheetRows', rows })),
    ...batchesOf(records).map((some): Question => ({ kind: 'records', records: some })),
    ...batchesOf(lines).map((some): Question => ({ kind: 'lines', lines: some })),
    ...named,
    { kind: 'review' },
  ]
}

/** Reviews all rows; `take` gets them in batches of 200 at most [IX-03, IX-09]. @throws the reason of the signal */
export const reviewInWorker = async (
  request: ReviewRequest,
  signal: AbortSignal,
  take: (rows: readonly ReviewedRow[], progress: ReviewProgress) => void,
): Promise<OpenReview> => {
  const { ask } = createAsking(signal)
  const missing = await ask(questionsOf(request), answer => {
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
