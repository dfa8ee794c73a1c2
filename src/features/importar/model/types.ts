import type { FieldValue } from '@/shared/resources/fields'
import type { LocaleMap } from '@/shared/locales'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ResourceName } from '@/shared/resources/names'
import type { ImportableName } from '@/features/importar/model/resources'

export interface SheetRow {
  /** Its number in the file: 2 is the first under the titles. */
  number: number
  /** Texts of its cells, by column. */
  cells: readonly string[]
}

/** Sheet of a file: its titles, and the rows under them that hold something. */
export interface ImportSheet {
  name: string
  titles: readonly string[]
  rows: readonly SheetRow[]
}

/** File as it was read; CSV and pasted cells have one sheet [IX-01]. */
export interface ImportFile {
  name: string
  sheets: readonly ImportSheet[]
}

/** Members of a line of composition that a file may hold. */
export type LineField = 'componente' | 'cantidad_1' | 'magnitud_1' | 'cantidad_2' | 'magnitud_2' | 'solubilidad'

/** Destination of a column: the id, a field (a text in one language), a member of a line, or one quantity of one component [IX-02, IX-05]. */
export type Target =
  | { kind: 'id' }
  | { kind: 'field'; field: string; locale: string | null }
  | { kind: 'line'; field: LineField }
  | { kind: 'component'; componente: number; field: 'cantidad_1' | 'cantidad_2' }

/** Reason of a match: title, matching of the last file with these titles, choice of the user; `left` is left out. */
export type MatchOrigin = 'title' | 'remembered' | 'chosen' | 'left'

/** Match of one column; without a target it is left out. */
export interface ColumnMatch {
  target: Target | null
  origin: MatchOrigin
  /** Free target whose title is close: "¿Observaciones?". */
  suggestion: Target | null
}

/** Record that a cell may name. */
export interface NamedRecord {
  id: number
  nombre: LocaleMap
  codigo?: string
}

/** Country that a cell may name. */
export interface NamedCountry {
  codigo_iso_alfa_2: string
  codigo_iso_alfa_3: string
  nombre: LocaleMap
}

/** Record as the API answers it. */
export type ImportedRecord = { id: number } & Readonly<Record<string, FieldValue>>

/** Data that a file is held against, read when its review begins. */
export interface ImportData {
  records: readonly ImportedRecord[]
  /** Lines of the products in `records`; empty for masters. */
  lines: readonly LineaDeComposicion[]
  /** Records that fields of the resource, and lines, refer to. */
  references: Readonly<Partial<Record<ResourceName, readonly NamedRecord[]>>>
  countries: readonly NamedCountry[]
}

/** Known value near one that could not be read: "¿Abonos NPK solubles?". Of a country, `value` is its code. */
export interface Suggestion {
  text: string
  value: number | string
}

export type RowState = 'new' | 'changed' | 'same' | 'error' | 'repeated'

/** State of a cell: `kept` is empty in the file and stays, `emptied` holds "-". */
export type CellState = 'same' | 'changed' | 'kept' | 'emptied' | 'error'

/** Cell of a row, in words of its field. Cells of `error` show `after` as the file has it. */
export interface ReviewedCell {
  state: CellState
  before: string
  after: string
  /** Sentence of an error. */
  reason?: string
  suggestion?: Suggestion
}

/** Line of composition in words; `state` says what becomes of it. */
export interface ReviewedLine {
  state: 'same' | 'changed' | 'added' | 'removed'
  before: string
  after: string
}

/** Content of a line as the run writes it. */
export type LineInput = Pick<LineaDeComposicion, LineField>

/** Composition of a row: the lines after the import are exactly `inputs` [IX-05]. */
export interface ReviewedLines {
  /** Ids of the lines that were there when the review began. */
  before: readonly number[]
  inputs: readonly (LineInput & { made: Partial<Record<LineField, string>> })[]
  shown: readonly ReviewedLine[]
}

/** Value that the run writes into one field, or into one language of a text. */
export interface FieldChange {
  field: string
  locale: string | null
  before: FieldValue
  after: FieldValue
  /** Keys of names whose records are made first: their ids are set, or added to a list. */
  made: readonly string[]
}

/** Record that a row may mean: several have its code. */
export interface Candidate {
  id: number
  name: string
  detail: string
}

export interface ReviewedRow {
  number: number
  state: RowState
  /** Record that it changes; null for a new one. */
  id: number | null
  code: string
  name: string
  /** Cells by column of the sheet; columns that are left out have none. */
  cells: Readonly<Record<number, ReviewedCell>>
  /** Null where the file has no lines for it. */
  lines: ReviewedLines | null
  /** Numbers of the rows that belong to it: more than its own only where a row is a line. */
  rows: readonly number[]
  /** Reason of a row as a whole: "Repite la fila 2". */
  reason: string | null
  candidates: readonly Candidate[]
  /** Exactly the changes that the run writes. */
  changes: readonly FieldChange[]
}

/** Name of a master that does not exist, once for all rows [IX-04]. */
export interface MissingName {
  /** "familias/bioactivadores" */
  key: string
  recurso: ResourceName
  /** Name as the file has it first. */
  text: string
  /** Number of rows that name it. */
  rows: number
  nearest: Suggestion | null
  /** A record can be made of a name alone. */
  canMake: boolean
}

/** Settlement of a missing name for all its rows: an existing record, or a new one. */
export type NameDecision = { use: number } | { make: true }

/** Choices of the user in a review. */
export interface Decisions {
  /** Settlements by the keys of missing names. */
  names: Readonly<Record<string, NameDecision>>
  /** Suggestions that were taken, by "row/column". */
  cells: Readonly<Record<string, Suggestion['value']>>
  /** Records that rows mean, by row; null for a new one. */
  rows: Readonly<Record<number, number | null>>
}

/** Question of a review; plain data, so that a worker can answer it. */
export interface ReviewRequest {
  recurso: ImportableName
  sheet: ImportSheet
  targets: readonly (Target | null)[]
  data: ImportData
  decisions: Decisions
}

/** Counts of what has been read so far. */
export interface ReviewProgress {
  done: number
  total: number
}
