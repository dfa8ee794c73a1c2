import { createReview, type Review } from '@/features/importar/model/review'
import { isOfLine } from '@/features/importar/model/targets'
import type { ImportFile, ImportedRecord, NamedRecord, ReviewRequest, SheetRow } from '@/features/importar/model/types'
import { readCells, readImport } from '@/features/importar/read/readImport'
import { BATCH, BATCH_WITH_LINES, batchesOf, type Answer, type Question } from '@/features/importar/worker/messages'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ResourceName } from '@/shared/resources/names'

/** Collector of the batches of a request. */
const createCollector = (head: ReviewRequest, known: readonly SheetRow[]) => {
  const rows = [...known]
  const records: ImportedRecord[] = []
  const lines: LineaDeComposicion[] = []
  const references: Partial<Record<ResourceName, NamedRecord[]>> = {}
  return {
    take: (question: Question) => {
      if (question.kind === 'sheetRows') rows.push(...question.rows)
      else if (question.kind === 'records') records.push(...question.records)
      else if (question.kind === 'lines') lines.push(...question.lines)
      else if (question.kind === 'references') references[question.recurso] = [...(references[question.recurso] ?? []), ...question.records]
    },
    whole: (): ReviewRequest => ({ ...head, sheet: { ...head.sheet, rows }, data: { ...head.data, records, lines, references } }),
  }
}

/** Service that answers questions about one import, in a worker or on the page's thread. @param pause lets other tasks run between batches */
export const createService = (post: (answer: Answer) => void, pause: () => Promise<void>): ((question: Question) => Promise<void>) => {
  let sheets: ImportFile['sheets'] = []
  let collector: ReturnType<typeof createCollector> | null = null
  let review: Review | null = null
  let batch = BATCH

  const sendFile = async (file: ImportFile) => {
    sheets = file.sheets
    for (const sheet of sheets) {
      post({ kind: 'sheet', name: sheet.name, titles: sheet.titles })
      for (const rows of batchesOf(sheet.rows)) {
        post({ kind: 'sheetRows', rows })
        await pause()
      }
    }
    post({ kind: 'read', name: file.name })
  }

  const sendReview = async (made: Review) => {
    const { total } = made
    for (let from = 0; from < total; from += batch) {
      const done = Math.min(total, from + batch)
      post({ kind: 'rows', rows: made.rowsOf(from, done), progress: { done, total } })
      await pause()
    }
    post({ kind: 'reviewed', missing: made.missing() })
  }

  const answer = async (question: Question): Promise<void> => {
    if (question.kind === 'read') {
      const { source } = question
      await sendFile(typeof source === 'string' ? readCells(source) : await readImport(source))
    } else if (question.kind === 'request') {
      const { request, sheet } = question
      collector = createCollector(request, sheet === null ? [] : (sheets[sheet]?.rows ?? []))
    } else if (question.kind === 'review') {
      const request = collector?.whole()
      collector = null
      batch = request?.targets.some(isOfLine) ? BATCH_WITH_LINES : BATCH
      if (request) review = createReview(request)
      if (review) await sendReview(review)
    } else if (question.kind === 'revise') {
      const { rows = [], missing = [] } = review?.revise(question.decisions) ?? {}
      for (const some of batchesOf(rows, batch)) post({ kind: 'rows', rows: some, progress: { done: rows.length, total: rows.length } })
      post({ kind: 'reviewed', missing })
    } else collector?.take(question)
  }

  return async question => {
    try {
      await answer(question)
    } catch (error) {
      post(error instanceof Refusal ? { kind: 'refused', sentence: error.message } : { kind: 'failed', message: String(error) })
    }
  }
}
