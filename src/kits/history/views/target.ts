import type { Opened } from '@/kits/history/slice'

/** A part of the record as the form has it until it is saved. */
export interface PartDraft {
  id: string | number
  orden: number
}

/** The drafts of one kind of part. Methods, so that those of different kinds can stand in one record. */
export interface PartTarget<Draft extends PartDraft = PartDraft> {
  readonly drafts: readonly Draft[]
  /** A draft that says the same as a part of the history; none where each part is saved alone, and comes and goes by itself. */
  make?(fields: Readonly<Record<string, unknown>>): Draft
  lay(drafts: readonly Draft[]): void
  /** What the page calls a part, where the history knows no better name. */
  nameOf?(id: number): string
  /** They are parts of other records too: no version of this one has them. */
  readonly isShared?: boolean
}

/** Which record's history it is, and what of it its page edits besides the fields of the form. */
export interface RecordHistory {
  /** The resource, as the API calls it. */
  tipo: string
  /** The addresses of the images that the record had when the form opened. */
  saved?: Readonly<Record<string, string | null>>
  partes?: Readonly<Record<string, PartTarget>>
}

/** The open form that things are brought back into [HI-03]. */
export interface HistoryTarget extends Opened, RecordHistory {
  /** A field by the member that it edits; nothing for one that the form does not have. */
  read: (campo: string) => unknown
  write: (values: Readonly<Record<string, unknown>>) => void
  /** It is being saved. */
  isBusy: boolean
}

/** For a page on which nothing of the record itself is edited. */
export const NO_FIELDS = { read: () => undefined, write: () => undefined, isBusy: false }
