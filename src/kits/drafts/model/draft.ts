import { KEEP, type ImageDraft } from '@/store/imageDraft'

/** The shape in which drafts are kept. Whoever changes what a draft holds raises it: an earlier one is shown as text. */
export const DRAFT_SHAPE = 1

/** How much of an interrupted save the server has, in words of the form. */
export interface HalfSaved {
  done: string[]
  missing: string[]
}

/** What lists and bars say of a draft. */
export interface DraftNote {
  /** Of the form that it was written in: a save that goes on after a crash has the same idempotency keys. */
  id: string
  shape: number
  /** The email of who wrote it. */
  user: string
  /** Which form: "maestras/familias", "productos/g". */
  form: string
  /** null where there is no record yet. */
  record: number | null
  /** What the record is called, and what it is: "Zinc Foliar EDTA", "Producto acabado". */
  name: string
  kind: string
  /** The page that the form stands on. */
  path: string
  /** Of what the form held when it opened: another one tells that the record has changed since. */
  over: string
  /** What differs from what is saved: "Descripción (es_ES y fr_FR)". */
  changes: string[]
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** null where no save was under way. */
  half: HalfSaved | null
}

/** Values of a dialog that is open over the form, before it is accepted. */
export interface DialogDraft {
  /** Kind of dialog. */
  kind: string
  /** "Línea de composición" */
  title: string
  /** Id of the edited part; null for a new one. */
  of: string | number | null
  values: object
}

/** What the form holds, beside what it held when it opened: both are needed to lay one over a record that has changed since. */
export interface DraftContent<Values extends object = object, Parts extends object = object> {
  /** The key of the save's run. */
  runKey: string
  opened: Values
  values: Values
  /** What the form edits beside its fields: the composition, results. */
  openedParts: Parts
  parts: Parts
  dialog?: DialogDraft | null
}

export interface Draft extends DraftNote {
  content: DraftContent
}

/** Draft as a form hands it over: the saga adds the user, and how far its save is. */
export type HandedDraft = Omit<Draft, 'user' | 'half'>

/** What is told of it without reading it whole. */
export const noteOf = ({ id, shape, user, form, record, name, kind, path, over, changes, at, half }: DraftNote): DraftNote => ({
  id,
  shape,
  user,
  form,
  record,
  name,
  kind,
  path,
  over,
  changes,
  at,
  half,
})

const DAY_MS = 86_400_000
const KEPT_DAYS = 90

/** Drafts that nobody has come back to go by themselves [DR-09]. */
export const isOutdated = ({ at }: Pick<DraftNote, 'at'>, now: number): boolean => now - at > KEPT_DAYS * DAY_MS

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether it can be put back into a form; what cannot is shown as text. */
export const isWhole = ({ shape, content }: Draft): boolean =>
  shape === DRAFT_SHAPE &&
  isObject(content) &&
  [content.opened, content.values, content.openedParts, content.parts].every(part => isObject(part))

type Chosen = Extract<ImageDraft, { kind: 'chosen' }>
const isChosen = (value: object): value is Chosen => 'kind' in value && value.kind === 'chosen' && 'ticket' in value

/** Files that were chosen in a draft and are not uploaded. */
export const filesIn = (value: unknown): Chosen[] => {
  if (!isObject(value)) return []
  return [...(isChosen(value) ? [value] : []), ...Object.values(value).flatMap(filesIn)]
}

/** The value with these files left out: their images stay as the record has them. */
export const withoutFiles = <Value>(value: Value, isLost: (ticket: string) => boolean): Value => {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutFiles(each, isLost)) as Value
  if (!isObject(value)) return value
  if (isChosen(value)) return isLost(value.ticket) ? (KEEP as Value) : value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutFiles(each, isLost)])) as Value
}

/** A short mark of what a form opened with: the same of the same. */
export const markOf = (opened: object): string => {
  let mark = 5381
  for (const character of JSON.stringify(opened)) mark = (mark * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  return mark.toString(36)
}
