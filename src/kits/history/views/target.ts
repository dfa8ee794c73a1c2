import type { OpenedHistory } from '@/kits/history/slice'

/** Part of the record in the form, until it is saved. */
export interface PartDraft {
  id: string | number
  orden: number
}

/** Drafts of one kind of part. Declared as methods, so that targets of different kinds fit into one record (bivariance). */
export interface PartTarget<Draft extends PartDraft = PartDraft> {
  readonly drafts: readonly Draft[]
  /** Creates a draft from a part of the history; missing for parts that have a save of their own. */
  make?(fields: Readonly<Record<string, unknown>>): Draft
  lay(drafts: readonly Draft[]): void
  /** Name of a part on the page, preferred to the one in the history. */
  nameOf?(id: number): string
  /** True for parts that belong to other records too; versions of this record do not contain them. */
  readonly isShared?: boolean
}

/** Record of the history, and its parts that the page edits besides the form's fields. */
export interface RecordHistory {
  /** Resource name in the API. */
  tipo: string
  /** Addresses of the record's images when the form was opened. */
  saved?: Readonly<Record<string, string | null>>
  partes?: Readonly<Record<string, PartTarget>>
}

/** Open form in which values are restored [HI-03]. */
export interface HistoryTarget extends OpenedHistory, RecordHistory {
  /** Value of a field; undefined for a field that the form does not have. */
  read: (campo: string) => unknown
  write: (values: Readonly<Record<string, unknown>>) => void
  /** True while the form is being saved. */
  isBusy: boolean
}

/** Target members for pages that edit no field of the record itself. */
export const NO_FIELDS = { read: () => undefined, write: () => undefined, isBusy: false }
