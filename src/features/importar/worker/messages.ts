import type {
  Decisions,
  ImportData,
  ImportSheet,
  MissingName,
  ReviewedRow,
  ReviewProgress,
  ReviewRequest,
  SheetRow,
} from '@/features/importar/model/types'
import type { ResourceName } from '@/shared/resources/names'

/** Questions of the page. A review request is sent in batches: copying a message of ten thousand rows would block the page. */
export type Question =
  | { kind: 'read'; source: File | string }
  /** Request whose data follow; its rows follow too, unless `sheet` is the index of a sheet read before. */
  | { kind: 'request'; request: ReviewRequest; sheet: number | null }
  | { kind: 'sheetRows'; rows: readonly SheetRow[] }
  | { kind: 'records'; records: ImportData['records'] }
  | { kind: 'lines'; lines: ImportData['lines'] }
  | { kind: 'references'; recurso: ResourceName; records: NonNullable<ImportData['references'][ResourceName]> }
  | { kind: 'review' }
  | { kind: 'revise'; decisions: Decisions }

/** Answers of the worker; rows come in batches. */
export type Answer =
  | { kind: 'sheet'; name: string; titles: readonly string[] }
  /** Rows of the last sheet. */
  | { kind: 'sheetRows'; rows: readonly SheetRow[] }
  | { kind: 'read'; name: string }
  | { kind: 'rows'; rows: readonly ReviewedRow[]; progress: ReviewProgress }
  | { kind: 'reviewed'; missing: readonly MissingName[] }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed'; message: string }

/** Largest number of rows in a message. */
export const BATCH = 200
/** Largest number of rows in a message if rows have lines of composition, which are most of its size. */
export const BATCH_WITH_LINES = 50

/** Request without its long lists, which follow in batches. */
export const headOf = (request: ReviewRequest): ReviewRequest => {
  const sheet: ImportSheet = { ...request.sheet, rows: [] }
  return { ...request, sheet, data: { ...request.data, records: [], lines: [], references: {} } }
}

/** Batches of a list. */
export const batchesOf = <Item>(items: readonly Item[], size = BATCH): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
