import type { FormikContextType, FormikValues } from 'formik'
import { useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { fieldAt, focusedIn, leavesField } from '@/kits/forms/news/focusedField'
import { rebaseForm } from '@/kits/forms/news/rebaseForm'
import { differencesBetween, type RecordValues } from '@/kits/forms/news/model/differences'
import { NO_MARKS, valueIn, withMarks, type Marks } from '@/kits/forms/news/model/marks'
import { savesOf } from '@/kits/forms/news/model/savesOf'
import { takeFields } from '@/kits/forms/news/model/takeFields'
import { takeParts, type PartRules } from '@/kits/forms/news/model/takeParts'
import { BOTH_CHANGED } from '@/kits/forms/news/model/words'
import type { DialogOver } from '@/kits/forms/dialogOver'
import { newsClosed, newsKey, newsTaken, selectNews, type LoadedRecord, type FormNews } from '@/kits/forms/news/slice'
import { useWatched } from '@/kits/forms/news/useWatched'
import type { RecordChange } from '@/kits/history/model/recordChanges'
import type { PartDraft } from '@/kits/history/views/target'
import type { ImageFacts } from '@/store/images'
import { isSameInput, mergeEdited, sinceAttempts, type Clash } from '@/store/merge/merge'
import { selectRun } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Drafts of one kind of part, and `opened`, which the save compares with. Has methods, so that different kinds fit into one `Record` type. */
export interface NewsPart<Draft extends PartDraft = PartDraft> extends PartRules<Draft> {
  readonly opened: readonly Draft[]
  readonly drafts: readonly Draft[]
  /** Drafts of records of the API. */
  draftsOf(records: readonly object[]): Draft[]
}

/** Rules by which an open form takes saves of its record by other users. */
export interface NewsOptions<Values> {
  /** Id of the form in the store. */
  formId: string
  /** Resource and id of the record. */
  tipo: string
  id: number
  /** Values of the form for a record of the API. */
  toValues(record: object): Values
  /** Addresses of the record's images, as far as the form knows. */
  saved?: Readonly<Record<string, string | null>>
  /** Parts that the form edits, by resource. */
  partes?: Readonly<Record<string, NewsPart>>
}

interface TakenRecord<Values> {
  /** Base of the form since the last take; another base means that the form was reset. */
  base: Values
  /** Values of the record at the last take. */
  now: Values
  /** Record by names of the API, at the last take. */
  stand: RecordValues
  /** Record before the first save that the bar shows. */
  before: RecordValues
  fields: Marks
  /** Marks of fields that had the focus since. */
  touched: Marks
  /** Kinds of parts that both sides have changed. */
  contested: readonly string[]
  /** Images that a failed save of the form has stored or removed. */
  outcomes: ImageFacts['images']
}

/** Contents of the bar. */
export interface BarNews {
  news: FormNews
  /** Changes of all saves that the bar shows. */
  changes: readonly RecordChange[]
  /** Sentence about a change of a field that the user has changed too; null for other changes. */
  noteOf: (change: RecordChange) => string | null
  onClose: () => void
}

/** Contents of the notes at the fields. */
export interface FieldNotes {
  news: FormNews
  /** Fields that both sides have changed, by language. */
  clashes: readonly Clash[]
  fields: Marks
  /** True for a field that holds a value saved by others and did not have the focus since. */
  isTaken: (field: string, locale: string | null) => boolean
}

export interface NewsShell {
  /** News for the bar and the fields; null until another user saves. */
  shown: (BarNews & FieldNotes) | null
  isDeleted: boolean
  /** Handlers of the form element: a focused field takes the change of others when it loses the focus. */
  handlers: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void }
}

interface NewsForm<Values> {
  formik: FormikContextType<Values>
  element: RefObject<HTMLFormElement | null>
  runKey: string
  /** Saved values. A new object resets the form, unless the form has just taken these values. */
  initial: Values
  /** Values that were taken, until `initial` has them. */
  rebased: RefObject<Values | null>
  /** Open dialog over the form: news wait, and `again` takes them after its end. */
  dialog: RefObject<DialogOver | null>
}

const NO_PARTS: Readonly<Record<string, NewsPart>> = {}
const NO_IMAGES = {}
const NO_CLASHES: readonly Clash[] = []
const NO_CHANGES: readonly RecordChange[] = []

/** Ids of the saved parts by resource. */
const idsOf = (partes: Readonly<Record<string, NewsPart>>) =>
  Object.fromEntries(Object.entries(partes).map(([resource, { opened }]) => [resource, opened.map(({ id }) => id)]))

/** Fields of sent values that were edited; the other fields may have values saved by another user. */
const editedIn = (base: object, sent: object): object =>
  Object.fromEntries(Object.entries(sent).filter(([field, value]) => !isSameInput(value, valueIn(base, field, null))))

const imagesOf = (record: object, saved: object): object =>
  Object.fromEntries(Object.keys(saved).map(name => [name, valueIn(record, name, null) ?? null]))

/** Outcomes of the images that a failed save has stored or removed. */
const outcomesOf = ({ images = NO_IMAGES }: Partial<Pick<ImageFacts, 'images'>> = {}): ImageFacts['images'] => images

/** Values that the attempts of a save have sent. */
export const attemptsOf = <Values>(facts: { attempts?: readonly Partial<Values>[] } = {}): readonly Partial<Values>[] =>
  facts.attempts ?? []

/**
 * Takes saves of other users into an open form [SY-04]. The merge runs in one step before the paint, on the field values of that moment, so that
 * no typed value is lost.
 */
export const useNews = <Values extends FormikValues>(
  options: NewsOptions<Values> | undefined,
  { formik, element, runKey, initial, rebased, dialog }: NewsForm<Values>,
): NewsShell & { again: () => void } => {
  const dispatch = useAppDispatch()
  const { tipo = '', id = 0, partes = NO_PARTS, saved = NO_IMAGES } = options ?? {}
  const key = options ? newsKey(options) : ''
  useWatched(options ? { key, runKey, tipo, id, partes: Object.keys(partes), known: idsOf(partes) } : null)
  const news = useAppSelector(selectNews, key)
  const run = useAppSelector(selectRun, runKey)
  const received = news?.received ?? null
  const [taken, setTaken] = useState<TakenRecord<Values> | null>(null)
  const [turn, again] = useReducer((turns: number) => turns + 1, 0)
  const seen = useRef<{ received: LoadedRecord | null; initial: Values }>({ received: null, initial })
  const { values, initialValues: base } = formik

  const take = useEffectEvent(() => {
    if (!options || !news || !received || dialog.current !== null) return
    // The form is reset in this commit: its values are known in the next one.
    if (seen.current.initial !== initial) {
      again()
      return
    }
    const isNew = seen.current.received !== received
    seen.current.received = received
    // The record was read before a save of this form, and is older than the form.
    if (!isNew && taken?.base !== base) return
    const now = options.toValues(received.record)
    const attempts = attemptsOf<Values>(run?.facts)
    const fields = takeFields({ base, values }, { now, attempts, focused: focusedIn(element.current) })
    // Parts are not taken during a save, whose ledger has their progress. They do not wait for the focus.
    const takesParts = isNew && !run
    const kinds = !takesParts
      ? []
      : Object.entries(partes).map(([resource, part]) => [resource, part, part.draftsOf(received.partes[resource] ?? [])] as const)
    const parts = kinds.map(
      ([resource, part, drafts]) => [resource, takeParts({ opened: part.opened, drafts: part.drafts, now: drafts }, part)] as const,
    )
    const isMoved = parts.some(
      ([resource, { opened, drafts }]) => !isSameInput(partes[resource]?.opened, opened) || !isSameInput(partes[resource]?.drafts, drafts),
    )
    const isOther = isMoved || !isSameInput(base, fields.base) || !isSameInput(values, fields.values)

    const last = taken?.base === base ? taken : null
    const outcomes = outcomesOf(run?.facts)
    /** True for an image that the form's save has stored since the last take, or may have stored without a response. */
    const isOwnImage = (name: string): boolean =>
      run !== undefined &&
      (outcomes[name] !== last?.outcomes[name] ||
        run.steps.some(({ state, words }) => words?.image === name && ['running', 'failed'].includes(state)))
    const ownImages = Object.fromEntries(Object.entries(saved).filter(([name]) => isOwnImage(name)))
    const opened = Object.fromEntries(Object.entries(partes).map(([resource, part]) => [resource, part.opened]))
    // Values that a save of this form has sent are no news, even if the response was lost.
    const withOwn = ({ fields, partes }: RecordValues, sent: readonly object[]): RecordValues => ({
      fields: { ...sinceAttempts(fields, sent, now), ...imagesOf(fields, saved), ...imagesOf(received.record, ownImages) },
      partes,
    })
    const known = withOwn(last?.stand ?? { fields: { ...base, ...saved }, partes: opened }, attempts)
    const stand: RecordValues = {
      fields: { ...now, ...imagesOf(received.record, saved) },
      partes: { ...known.partes, ...Object.fromEntries(kinds.map(([resource, , drafts]) => [resource, drafts])) },
    }
    const changes = news.read.length > 0 ? differencesBetween({ tipo, registro: id }, known, stand) : NO_CHANGES
    const saves = savesOf(changes, news.read)
    const isNews = saves.length > 0
    const isOngoing = taken !== null && news.saves.length > 0 && !news.isClosed
    setTaken({
      base: isOther ? fields.base : base,
      now,
      stand,
      before:
        taken && (isOngoing || !isNews)
          ? withOwn(
              taken.before,
              attempts.map(sent => editedIn(base, sent)),
            )
          : known,
      fields: withMarks(taken?.fields ?? NO_MARKS, changes, saves),
      touched: taken?.touched ?? NO_MARKS,
      contested: takesParts ? parts.flatMap(([resource, { isContested }]) => (isContested ? [resource] : [])) : (taken?.contested ?? []),
      outcomes,
    })
    if (isOther) rebaseForm(formik, fields)
    if (!isOther && news.read.length === 0) return
    rebased.current = fields.base
    const partValues = Object.fromEntries(parts.map(([resource, { opened, drafts }]) => [resource, { opened, drafts }]))
    dispatch(newsTaken({ key, formId: options.formId, tipo, record: received.record, base: fields.base, partes: partValues, saves }))
  })
  // Layout effect: merges after the effects that reset the form, and before the paint.
  useLayoutEffect(() => take(), [received, turn])
  useLayoutEffect(() => {
    seen.current.initial = initial
  })

  const clashes = useMemo(() => (taken?.base === base ? mergeEdited(base, values, taken.now).clashes : NO_CLASHES), [taken, base, values])
  const changes = useMemo(
    () => (taken ? differencesBetween({ tipo, registro: id }, taken.before, taken.stand) : NO_CHANGES),
    [tipo, id, taken],
  )
  const handlers: NewsShell['handlers'] = {
    onFocus: ({ target }) => {
      const name = fieldAt(target)
      const mark = name === null ? undefined : taken?.fields[name]
      if (!taken || name === null || !mark || taken.touched[name] === mark) return
      setTaken({ ...taken, touched: { ...taken.touched, [name]: mark } })
    },
    onBlur: event => {
      if (received && leavesField(event)) again()
    },
  }
  const isTaken = (field: string, locale: string | null): boolean =>
    taken !== null &&
    taken.touched[field] !== taken.fields[field] &&
    isSameInput(valueIn(values, field, locale), valueIn(taken.now, field, locale))
  const onClose = () => {
    if (taken) setTaken({ ...taken, touched: taken.fields })
    dispatch(newsClosed({ key }))
  }
  const { contested = [], fields = NO_MARKS } = taken ?? {}
  const isOfBoth = (change: RecordChange): boolean =>
    change.kind === 'partes'
      ? contested.includes(change.tipo)
      : clashes.some(({ field, locale }) => field === change.cambio.campo && locale === change.cambio.idioma)
  const noteOf = (change: RecordChange) => (isOfBoth(change) ? BOTH_CHANGED : null)
  const isDeleted = news !== undefined && news.deletion !== null
  const hasNews = news !== undefined && (news.saves.length > 0 || isDeleted)
  return { shown: hasNews ? { news, changes, noteOf, clashes, fields, isTaken, onClose } : null, isDeleted, handlers, again }
}
