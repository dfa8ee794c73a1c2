import type { FieldValue } from '@/shared/resources/fields'
import type { LocaleMap } from '@/shared/locales'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ResourceName } from '@/shared/resources/names'
import type { ImportableName } from '@/features/importar/model/resources'

export interface SheetRow {
  /** Number in the file; with titles in row 1, data start at 2. */
  number: number
  /** Cell texts, by column. */
  cells: readonly string[]
}

/** Sheet of a file: titles, and the non-blank rows below. */
export interface ImportSheet {
  name: string
  titles: readonly string[]
  rows: readonly SheetRow[]
}

/** File as read; CSV and pasted cells have one sheet [IX-01]. */
export interface ImportFile {
  name: string
  sheets: readonly ImportSheet[]
}

/** Fields of a line of composition that a file can set. */
export type LineField = 'componente' | 'cantidad_1' | 'magnitud_1' | 'cantidad_2' | 'magnitud_2' | 'solubilidad'

/** Destination of a column: id, field (of a text, one language), field of a line, or one quantity of a component [IX-02, IX-05]. */
export type Target =
  | { kind: 'id' }
  | { kind: 'field'; field: string; locale: string | null }
  | { kind: 'line'; field: LineField }
  | { kind: 'component'; componente: number; field: 'cantidad_1' | 'cantidad_2' }

/** Origin of a match: title, match of the last file with these titles, choice of the user; `left`: not imported. */
export type MatchOrigin = 'title' | 'remembered' | 'chosen' | 'left'

/** Match of one column; a column without a target is not imported. */
export interface ColumnMatch {
  target: Target | null
  origin: MatchOrigin
  /** Free target whose title is close: "¿Observaciones?". */
  suggestion: Target | null
}

/** Record that a cell can name. */
export interface NamedRecord {
  id: number
  nombre: LocaleMap
  codigo?: string
  /** Crop of a stage. */
  cultivo?: number
  /** Unit of a packaging. */
  magnitud?: number
}

/** Country that a cell can name. */
export interface NamedCountry {
  codigo_iso_alfa_2: string
  codigo_iso_alfa_3: string
  nombre: LocaleMap
}

/** Record, as returned by the API. */
export type ImportedRecord = { id: number } & Readonly<Record<string, FieldValue>>

/** Data that a file is compared with, read when its review begins. */
export interface ImportData {
  records: readonly ImportedRecord[]
  /** Lines of the products that the file can mean; empty for masters and for files without lines. */
  lines: readonly LineaDeComposicion[]
  /** Records that fields of the resource, and of lines, refer to. */
  references: Readonly<Partial<Record<ResourceName, readonly NamedRecord[]>>>
  countries: readonly NamedCountry[]
  /** Codes of companies that finished products may have; empty if the configuration names none. */
  companies: readonly string[]
}

/** Known value instead of an invalid one: "¿Abonos NPK solubles?". `value` of a country is its code. */
export interface Suggestion {
  text: string
  value: number | string
}

export type RowState = 'new' | 'changed' | 'same' | 'error' | 'repeated'

/** State of a cell. `kept`: empty in the file, the value stays; `emptied`: "-", or a blank cell of a component. */
export type CellState = 'same' | 'changed' | 'kept' | 'emptied' | 'error'

/** Cell of a row, as text. With state `error`, `after` is the text of the file. */
export interface ReviewedCell {
  state: CellState
  before: string
  after: string
  /** Error message. */
  reason?: string
  suggestions?: readonly Suggestion[]
}

/** Line of composition, as text, with its change. */
export interface ReviewedLine {
  state: 'same' | 'changed' | 'added' | 'removed'
  before: string
  after: string
}

/** Content of a line as the run writes it. */
export type LineInput = Pick<LineaDeComposicion, LineField>

/** Composition of a row: the lines after the import are exactly `inputs` [IX-05]. */
export interface ReviewedLines {
  /** Ids of the lines stored when the review began. */
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
  /** Keys of missing names whose records are created first: their ids are set, or added to a list. */
  made: readonly string[]
}

/** Record that matches a row, one of several. */
export interface Candidate {
  id: number
  name: string
  detail: string
}

export interface ReviewedRow {
  number: number
  state: RowState
  /** Id of the matched record; null if there is none. */
  id: number | null
  code: string
  name: string
  /** Cells by column of the sheet; only of imported columns. */
  cells: Readonly<Record<number, ReviewedCell>>
  /** Null if the file has no lines for the record. */
  lines: ReviewedLines | null
  /** Numbers of all rows of the record; several only if a row is a line. */
  rows: readonly number[]
  /** Reason of a row as a whole: "Repite la fila 2". */
  reason: string | null
  /** Records to choose from; with an `id`, the choice is optional. */
  candidates: readonly Candidate[]
  /** Changes that the run writes. */
  changes: readonly FieldChange[]
}

/** Name without a record, once for all rows [IX-04]. */
export interface MissingName {
  /** "familias/bioactivadores" */
  key: string
  recurso: ResourceName
  /** Name, as first written in the file. */
  text: string
  /** Number of rows with the name. */
  rows: number
  nearest: Suggestion | null
  /** True if a name is enough to create a record; of a stage, its name and crop. */
  canMake: boolean
  /** Name of a stage whose text names its crop too, "Olivo: Floración", and the crop unless several share its name. */
  owned?: { owner?: number; name: string }
}

/** Decision on a missing name for all its rows: an existing record, or a new one. `owner`: crop of a new stage. */
export type NameDecision = { use: number } | { make: true; owner?: number }

/** Choices of the user in a review. */
export interface Decisions {
  /** Decisions by the keys of missing names. */
  names: Readonly<Record<string, NameDecision>>
  /** Accepted suggestions, by "row/column"; several for a cell with several unknown names. */
  cells: Readonly<Record<string, readonly Suggestion['value'][]>>
  /** Ids of chosen records, by row; null for a new one. */
  rows: Readonly<Record<number, number | null>>
}

/** Request of a review; plain data, which can be posted to a worker. */
export interface ReviewRequest {
  recurso: ImportableName
  sheet: ImportSheet
  targets: readonly (Target | null)[]
  data: ImportData
  decisions: Decisions
}

/** Number of rows reviewed so far, and in total. */
export interface ReviewProgress {
  done: number
  total: number
}
