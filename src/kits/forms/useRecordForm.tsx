import type { Action } from '@reduxjs/toolkit'
import { useFormik, type FormikContextType, type FormikValues } from 'formik'
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Lazy, Schema } from 'yup'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { changedFields } from '@/kits/drafts/model/changesIn'
import type { MergeParts } from '@/kits/drafts/openForms'
import { useDraft, type KeptDraft } from '@/kits/drafts/views/useDraft'
import { useTheirs, type CardTheirs } from '@/kits/forms/cards/useTheirs'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import type { DialogOver } from '@/kits/forms/dialogOver'
import { FocusedError } from '@/kits/forms/FocusedError'
import { applyTheirs, withTheirs } from '@/kits/forms/conflict/withTheirs'
import type { SaveAndLeave } from '@/kits/forms/leave/useLeaveQuestion'
import { NewsBar, NewsStatus } from '@/kits/forms/news/NewsBar'
import { newsKey, newsTaken } from '@/kits/forms/news/slice'
import { useNews, type NewsOptions, type NewsShell } from '@/kits/forms/news/useNews'
import { newsOfFields } from '@/kits/forms/news/newsOfFields'
import { leftOutInWords, type IncomingPictures } from '@/kits/pictures/incomingCount'
import { usePendingPictures } from '@/kits/forms/images/usePendingPictures'
import { useResetAfterSave } from '@/kits/forms/useResetAfterSave'
import { useShallowEqual } from '@/kits/forms/useShallowEqual'
import { useUnshownFailure } from '@/kits/forms/useUnshownFailure'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import type { SavedRecord } from '@/kits/history/saves/slice'
import type { RecordHistory } from '@/kits/history/views/target'
import type { SaveChoice } from '@/store/screens/form'
import { selectIsRunning } from '@/store/sequences/slice'
import { selectExtensions } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectOwnId } from '@/store/live/slice'
import type { NewsOfField } from '@/ui/fields/fieldNews'
import type { Refusals } from '@/ui/fields/formik'

/** Draft of a form: its place, its words, and the contents beside the fields. */
export interface FormDraft<Values> {
  form: string
  record: number | null
  /** Kind of the record: "Producto acabado". */
  kind: string
  path: string
  nameOf: (values: Values) => string
  describe: (values: Values, base: Values) => string[]
  openedParts?: object
  parts?: object
  /** Merges a recovered draft with the parts edited in the form. */
  mergeParts?: MergeParts
}

export interface RecordFormOptions<Values extends FormikValues> {
  /** Id of the form and of its draft. */
  id: string
  /** Key of the save's run. */
  runKey: string
  /** Saved values. A new object after every save that leaves the form open, every recovered draft and every taken save of others, only then. */
  initial: Values
  schema: Schema | Lazy<unknown>
  validateOnBlur?: boolean
  /** Number of changed fields, of parts too; left out by forms without parts. */
  changesOf?: (values: Values, base: Values) => number
  /** True if the order of the ids in a list counts. */
  isOrdered?: boolean
  /** True if all is saved and the page is about to close. */
  isSaved?: boolean
  draft: FormDraft<Values>
  /** Record in the history, to name the user who changed it; left out for records without one. */
  history?: SavedRecord
  partes?: RecordHistory['partes']
  /** Rules by which the open form takes saves of others; left out by forms that detect them only when they save. */
  news?: NewsOptions<Values>
  /** Changes of others, for a card; the page loads them. */
  theirs?: CardTheirs
  /** True if the form keeps its id and a recovered draft moves to it; otherwise the form takes the draft's id. */
  keepsId?: boolean
  /** Name of the card, on pages with several. */
  card?: string
  /** Label of a field and words for a value, for the conflict question. */
  labelOf: (field: string) => string
  textOf?: (field: string, value: unknown) => string
  /** `base`: values that the typed ones are compared with. */
  onSave: (values: Values, how: SaveChoice, base: Values) => void
}

export interface RecordFormShell<Values extends FormikValues> {
  /** Formik context for the fields. */
  formik: FormikContextType<Values>
  /** Props of the form element. */
  element: NewsShell['handlers'] & {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: FormikContextType<Values>['handleSubmit']
  }
  saving: boolean
  changes: number
  /** True if the form was saved since it was opened. */
  wasSaved: boolean
  /** Reason why the last save stopped, unless fields show it. */
  problem: string | null
  draft: KeptDraft
  /** Options of the leave question; saving is left out during a save and for a deleted record. */
  leaving: { draft: KeptDraft; onSave: SaveAndLeave | undefined; incoming: number; dialog: RefObject<DialogOver | null> }
  /** Value of `IncomingCount`, for the fields. */
  countIncoming: (more: IncomingPictures) => void
  /** Number of parts that are changed only by pictures being prepared; pictures over the limit do not count. */
  preparing: number
  /** Sentence about pictures over the limit that the last save left out, until the next change. */
  notice: string | null
  /** Called before the form is submitted: whether it stays open after the save, and the next action. */
  choose: (stay?: boolean, after?: Action | null) => void
  /** Bar that offers a draft, above the fields, with the status that announces the error of the focused field. */
  bar: ReactNode
  /** Bar under the page head about saves of others since the form opened. */
  newsBar: ReactNode
  /** Notes about changes of others, by field. */
  newsOfField: NewsOfField
  /** Value of `DialogOverForm`, for dialogs over the form. */
  noteDialogOver: (dialog: DialogOver) => () => void
  /** True for a card with a field that both the user and others have changed. */
  isContested: boolean
  /** True if another user has deleted the record, so that it cannot be saved. */
  isDeleted: boolean
  /** Question about changes of others to the same fields. */
  conflict: ReactNode
}

/**
 * Shell of every record form. Formik holds the typed values; the store holds running saves, their results and the drafts. This hook
 * connects both: saves, drafts, questions and focus.
 */
export const useRecordForm = <Values extends FormikValues>(options: RecordFormOptions<Values>): RecordFormShell<Values> => {
  const {
    id,
    runKey,
    initial,
    schema,
    validateOnBlur = true,
    isOrdered = false,
    isSaved = false,
    history,
    partes = {},
    keepsId = false,
    card,
    labelOf,
    textOf,
  } = options
  const { nameOf, describe, ...place } = options.draft
  const chosen = useRef<Omit<SaveChoice, 'overwrites'>>({ stay: false })
  const dispatch = useAppDispatch()
  const sent = useRef<Values | null>(null)
  const rebased = useRef<Values | null>(null)
  const [wasSaved, setWasSaved] = useState(false)
  const saving = useAppSelector(selectIsRunning, runKey)
  const { incoming, countIncoming, leftOut, noteSave, noteSaved } = usePendingPictures(saving)

  const save = (values: Values, overwrites: readonly string[]) => {
    // Ignored during a save: the saga drops a second save, and values marked as sent would be lost.
    if (saving || news.isDeleted) return
    sent.current = values
    rebased.current = null
    const large = noteSave()
    const { stay, after } = chosen.current
    // The form stays open: closing would lose the pictures that the save leaves out.
    options.onSave(values, { after, stay: stay || (!after && large > 0), overwrites }, formik.initialValues)
  }
  const formik = useShallowEqual(
    useFormik<Values>({
      initialValues: initial,
      validationSchema: schema,
      validateOnBlur,
      onSubmit: values => save(values, []),
    }),
  )
  const { values, initialValues: base, setValues, handleSubmit, submitForm } = formik
  const fields = useWrongFieldFocus(formik, runKey)
  const problem = useUnshownFailure(fields, formik.status as Refusals | undefined, runKey)
  const hearsOfSaves = options.news !== undefined || options.theirs !== undefined
  const hasNews = useAppSelector(selectExtensions) && hearsOfSaves
  const theirs = useTheirs(options.theirs, { formik, element: fields, runKey, initial, rebased })
  useResetAfterSave(formik, initial, {
    sent,
    rebased,
    asksLater: hearsOfSaves,
    onSaved: base => {
      setWasSaved(true)
      noteSaved()
      if (!options.news || !base) return
      rebased.current = base
      const { formId, ...record } = options.news
      dispatch(newsTaken({ key: newsKey(record), formId, tipo: record.tipo, record: null, base, partes: {}, saves: [] }))
    },
  })
  const dialog = useRef<DialogOver | null>(null)
  const news = useNews(options.news, { formik, element: fields, runKey, initial, rebased, dialog })
  const { shown, handlers } = options.theirs ? theirs : news
  const own = useAppSelector(selectOwnId) ?? null
  const changes = options.changesOf?.(values, base) ?? changedFields(base, values, isOrdered).length
  const offered = { id, form: place.form, record: place.record, opened: options.theirs ? base : initial }
  const draft = useDraft<Values>(
    {
      ...place,
      ...offered,
      values,
      runKey,
      name: nameOf(values),
      describe: () => describe(values, base),
      isChanged: changes > 0,
      isSaved,
      // Cards are saved without a modal over the page.
      isEditableInSave: options.theirs !== undefined,
      element: fields,
    },
    useCallback(
      recovered => {
        // Recovered values were not sent.
        sent.current = null
        setWasSaved(false)
        void setValues(recovered)
      },
      [setValues],
    ),
  )
  const choose = useCallback((stay = false, after: Action | null = null) => {
    chosen.current = { stay, after }
  }, [])
  const { again } = news
  const noteDialogOver = useCallback(
    (over: DialogOver) => {
      dialog.current = over
      return () => {
        dialog.current = null
        again()
      }
    },
    [again],
  )
  const saveAndLeave = (after: Action | null) => {
    choose(false, after)
    void submitForm()
  }
  const words = { labelOf, textOf }
  return {
    formik,
    element: { ref: fields, noValidate: true, onSubmit: handleSubmit, ...handlers },
    saving,
    changes,
    wasSaved,
    problem,
    draft,
    choose,
    leaving: { draft, onSave: saving || news.isDeleted ? undefined : saveAndLeave, incoming: incoming.working + incoming.large, dialog },
    countIncoming,
    preparing: incoming.parts,
    notice: leftOut > 0 && changes === 0 ? leftOutInWords(leftOut) : null,
    bar: (
      <>
        <FocusedError form={fields} />
        <DraftBar
          {...offered}
          {...words}
          isOrdered={isOrdered}
          history={history ?? null}
          hasNews={hasNews}
          runKey={keepsId ? runKey : null}
        />
      </>
    ),
    newsBar: (
      <>
        {news.shown && <NewsBar shown={news.shown} textOf={textOf} />}
        <NewsStatus shown={news.shown} />
      </>
    ),
    newsOfField: newsOfFields(shown, own),
    noteDialogOver,
    isContested: theirs.isContested,
    isDeleted: news.isDeleted,
    conflict: history && (
      <ConflictQuestion
        {...words}
        subject={card}
        runKey={runKey}
        record={history}
        onAnswer={(tags, theirs) => {
          const next = withTheirs(values, theirs)
          void setValues(next)
          applyTheirs(partes, theirs)
          // The question did not include values typed since: the save then asks again.
          save(next, sent.current === null || sent.current === values ? tags : [])
        }}
      />
    ),
  }
}
