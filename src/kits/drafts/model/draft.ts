import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { isObjectOrList } from '@/shared/isObject'

/** Version of the stored format. Raise it when the content of a draft changes: drafts of earlier versions are shown as text. */
export const DRAFT_SHAPE = 1

/** Saved and missing parts of an interrupted save, in words of the form. */
export interface HalfSaved {
  done: string[]
  missing: string[]
}

/** Summary of a draft, for lists and bars. */
export interface DraftNote {
  /** Id of the form in which the draft was written. A save resumed after a crash therefore has the same idempotency keys. */
  id: string
  shape: number
  /** E-mail of the user. */
  user: string
  /** Kind of form: "maestras/familias", "productos/g". */
  form: string
  /** Id of the record; null for a new one. */
  record: number | null
  /** Name of the record and its kind: "Zinc Foliar EDTA", "Producto acabado". */
  name: string
  kind: string
  /** Page of the form. */
  path: string
  /** Hash of the record when the draft was started. A different hash now means that another user has changed the record. */
  over: string
  /** Unsaved changes: "Descripción (es_ES y fr_FR)". */
  changes: string[]
  /** Time of the last write, in milliseconds since 1970. */
  at: number
  /** Progress of the interrupted save; null when there was none. */
  half: HalfSaved | null
}

/** Values of a dialog that is open over the form, not accepted yet. */
export interface DialogDraft {
  /** Kind of dialog. */
  kind: string
  /** Title, for example "Línea de composición". */
  title: string
  /** Id of the edited part; null for a new one. */
  of: string | number | null
  values: object
}

/** Current and opening values of a form; the merge into a record that has changed since needs both. */
export interface DraftContent<Values extends object = object, Parts extends object = object> {
  /** Key of the save's run. */
  runKey: string
  opened: Values
  values: Values
  /** Parts edited beside the fields: composition, results. */
  openedParts: Parts
  parts: Parts
  dialog?: DialogDraft | null
}

export interface Draft extends DraftNote {
  content: DraftContent
}

/** Draft from the form; the saga adds the user and the progress of the save. */
export type HandedDraft = Omit<Draft, 'user' | 'half'>

/** Summary of a draft without its content. */
export const noteOf = ({ content: _, ...note }: Draft): DraftNote => note

const DAY_MS = 86_400_000

/** Days that a draft or an interrupted import is stored; the server keeps the history entry of an import open as long (`plazo_de_guardado`). */
export const KEPT_DAYS = 90

/** True for a draft older than 90 days, which is deleted [DR-09]. */
export const isOutdated = ({ at }: Pick<DraftNote, 'at'>, now: number): boolean => now - at > KEPT_DAYS * DAY_MS

/** True if the draft can be restored into a form; otherwise it is shown as text. */
export const isWhole = ({ shape, content }: Draft): boolean =>
  shape === DRAFT_SHAPE &&
  isObjectOrList(content) &&
  [content.opened, content.values, content.openedParts, content.parts].every(part => isObjectOrList(part))

type ChosenPicture = Extract<ImageDraft, { kind: 'chosen' }>
const isChosen = (value: object): value is ChosenPicture => 'kind' in value && value.kind === 'chosen' && 'ticket' in value

/** Files chosen in a draft and not uploaded yet. */
export const filesIn = (value: unknown): ChosenPicture[] => {
  if (!isObjectOrList(value)) return []
  return [...(isChosen(value) ? [value] : []), ...Object.values(value).flatMap(filesIn)]
}

/** Value without its lost files: their images stay as in the record. */
export const withoutFiles = <Value>(value: Value, isLost: (ticket: string) => boolean): Value => {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutFiles(each, isLost)) as Value
  if (!isObjectOrList(value)) return value
  if (isChosen(value)) return isLost(value.ticket) ? (KEEP as Value) : value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutFiles(each, isLost)])) as Value
}

/** Hash of the values a form was opened with; equal values give an equal hash. */
export const markOf = (opened: object): string => {
  let mark = 5381
  for (const character of JSON.stringify(opened)) mark = (mark * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  return mark.toString(36)
}
