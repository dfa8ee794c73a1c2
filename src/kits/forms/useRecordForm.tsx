import type { Action } from '@reduxjs/toolkit'
import { useFormik, type FormikContextType, type FormikValues } from 'formik'
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Schema } from 'yup'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useDraft, type KeptDraft } from '@/kits/drafts/views/useDraft'
import { useTheirs, type CardTheirs } from '@/kits/forms/cards/useTheirs'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { layTheirs, withTheirs } from '@/kits/forms/conflict/withTheirs'
import type { SaveAndLeave } from '@/kits/forms/leave/useLeaveQuestion'
import { NewsBar } from '@/kits/forms/news/NewsBar'
import { newsKey, newsTaken } from '@/kits/forms/news/slice'
import { useNews, type NewsOptions, type NewsShell } from '@/kits/forms/news/useNews'
import { newsOfFields } from '@/kits/forms/news/newsOfFields'
import { useRenewal } from '@/kits/forms/useRenewal'
import { useUnsaidFailure } from '@/kits/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import type { Asked } from '@/kits/history/saves/slice'
import type { RecordHistory } from '@/kits/history/views/target'
import type { SaveChoice } from '@/store/screens/form'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { NewsOfField } from '@/ui/fields/fieldNews'
import type { Refusals } from '@/ui/fields/formik'

/** Place and words of a form's draft, and what it holds beside the fields. */
export interface FormDraft<Values> {
  form: string
  record: number | null
  /** "Producto acabado" */
  kind: string
  path: string
  nameOf: (values: Values) => string
  describe: (values: Values, base: Values) => string[]
  openedParts?: object
  parts?: object
}

export interface RecordFormOptions<Values extends FormikValues> {
  /** Id of the form, which its draft has too. */
  id: string
  /** Key of its save's run. */
  runKey: string
  /** Values as they are saved: new with every save that leaves the form open and with every recovered draft, and only then. */
  initial: Values
  schema: Schema
  validateOnBlur?: boolean
  /** Number of changes to what they were typed over; left out where one is as good as many. */
  changesOf?: (values: Values, base: Values) => number
  /** All of it is saved, and the page about to be left. */
  isSaved?: boolean
  draft: FormDraft<Values>
  /** Record in the history, which tells who has changed it; left out where it has none. */
  history?: Omit<Asked, 'key'>
  partes?: RecordHistory['partes']
  /** Rules by which it takes what others save while it is open; left out by forms that learn of it when they save. */
  news?: NewsOptions<Values> | undefined
  /** Saves of others, for a card, whose page learns of them. */
  theirs?: CardTheirs
  /** Keeps its id when it takes a draft, which moves there; else the form takes the draft's id. */
  keepsId?: boolean
  /** Name of the card, on a page of several. */
  card?: string
  /** A field, and a value of one, in the words of the conflict question. */
  labelOf: (field: string) => string
  textOf?: (field: string, value: unknown) => string
  /** `base` is what the values were typed over. */
  onSave: (values: Values, how: SaveChoice, base: Values) => void
}

export interface RecordFormShell<Values extends FormikValues> {
  /** To be provided to the fields. */
  formik: FormikContextType<Values>
  /** Props of the form element. */
  element: NewsShell['handlers'] & {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: FormikContextType<Values>['handleSubmit']
  }
  saving: boolean
  changes: number
  /** Whether it was saved since it opened. */
  wasSaved: boolean
  /** Reason why the last save stopped, as far as no field says it. */
  problem: string | null
  draft: KeptDraft
  /** Answers of the question before the form is left: saving is none while a save is under way, or of a deleted record. */
  leaving: { draft: KeptDraft; onSave: SaveAndLeave | undefined }
  /** Called before the form is submitted: whether it stays open once all is saved, and what follows. */
  choose: (stay?: boolean, after?: Action | null) => void
  /** Offers a draft, above the fields. */
  bar: ReactNode
  /** Bar under the page head that tells what others have saved meanwhile. */
  newsBar: ReactNode
  /** Notes about saves of others, to be provided to the fields. */
  newsOfField: NewsOfField
  /** Others have changed the same as the user in a card. */
  isContested: boolean
  /** Deletion of the record by another user: there is nothing to save over. */
  isDeleted: boolean
  /** Question where somebody else has changed the same. */
  conflict: ReactNode
}

/**
 * Shell of every form of a record. Formik holds what is typed and chosen; the store holds whether a save is under way, what it met and which
 * drafts there are. This hook ties the two: what is sent, what is kept, what is asked, and where the focus goes.
 */
export const useRecordForm = <Values extends FormikValues>(options: RecordFormOptions<Values>): RecordFormShell<Values> => {
  const {
    id,
    runKey,
    initial,
    schema,
    validateOnBlur = true,
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

  const save = (values: Values, overwrites: readonly string[]) => {
    // A second save is dropped by its saga: taken for sent, what was typed since the first would be lost.
    if (saving || news.isDeleted) return
    sent.current = values
    rebased.current = null
    options.onSave(values, { ...chosen.current, overwrites }, formik.initialValues)
  }
  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur,
    onSubmit: values => save(values, []),
  })
  const { values, initialValues: base, setValues, handleSubmit, submitForm } = formik
  const fields = useWrongFieldFocus(formik, runKey)
  const problem = useUnsaidFailure(fields, formik.status as Refusals | undefined, runKey)
  const theirs = useTheirs(options.theirs, { formik, element: fields, runKey, initial, rebased })
  useRenewal(formik, initial, {
    sent,
    rebased,
    asksLater: options.news !== undefined || options.theirs !== undefined,
    onSaved: base => {
      setWasSaved(true)
      if (!options.news || !base) return
      rebased.current = base
      const { formId, ...record } = options.news
      dispatch(newsTaken({ key: newsKey(record), formId, tipo: record.tipo, record: null, base, partes: {}, saves: [] }))
    },
  })
  const news = useNews(options.news, { formik, element: fields, runKey, initial, rebased })
  const { newsOfField, handlers } = options.theirs ? theirs : { newsOfField: newsOfFields(news.shown), handlers: news.handlers }
  const changes = options.changesOf?.(values, base) ?? Number(formik.dirty)
  const offered = { id, form: place.form, record: place.record, opened: options.theirs ? base : initial, values }
  const draft = useDraft<Values>(
    {
      ...place,
      ...offered,
      runKey,
      name: nameOf(values),
      describe: () => describe(values, base),
      isChanged: changes > 0,
      isSaved,
      element: fields,
    },
    useCallback(
      recovered => {
        // A recovered draft is not on its way to be saved.
        sent.current = null
        setWasSaved(false)
        void setValues(recovered)
      },
      [setValues],
    ),
  )
  const choose = (stay = false, after: Action | null = null) => {
    chosen.current = { stay, after }
  }
  const saveAndLeave = (after: Action | null) => {
    choose(false, after)
    void submitForm()
  }
  const words = { labelOf, ...(textOf && { textOf }) }
  return {
    formik,
    element: { ref: fields, noValidate: true, onSubmit: handleSubmit, ...handlers },
    saving,
    changes,
    wasSaved,
    problem,
    draft,
    choose,
    leaving: { draft, onSave: saving || news.isDeleted ? undefined : saveAndLeave },
    bar: <DraftBar {...offered} {...words} history={history ?? null} runKey={keepsId ? runKey : null} />,
    newsBar: news.shown && <NewsBar shown={news.shown} {...(textOf && { textOf })} />,
    newsOfField,
    isContested: theirs.isContested,
    isDeleted: news.isDeleted,
    conflict: history && (
      <ConflictQuestion
        {...words}
        {...(card !== undefined && { subject: card })}
        runKey={runKey}
        record={history}
        onAnswer={(tags, theirs) => {
          const next = withTheirs(values, theirs)
          void setValues(next)
          layTheirs(partes, theirs)
          // The question did not know what was typed since: with that it is asked again.
          save(next, sent.current === null || sent.current === values ? tags : [])
        }}
      />
    ),
  }
}
