import { nanoid, type Action, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_LOCALE } from '@/shared/locales'

export interface OfForm {
  formId: string
}

/** Follow-up of a request to save. */
export interface FollowUp {
  /** Action after the save, instead of the usual one. */
  after?: Action | null
}

/** Record of a feature. */
export interface RecordRef {
  id: number
  /** Kind, for features with several kinds of records, whose ids may be equal. */
  tipo?: string
}

/** State of every record screen in the store. Formik holds the typed values. */
export interface RecordState extends OfForm {
  /**
   * Id of the form, new at each opening and after each save that leaves the form open; key of a save and its retries. '' without an open form.
   */
  formId: string
  /** Id of the record; null for a new one. */
  id: number | null
  /** Locale of the texts [ML-03]. */
  locale: string
}

export const noRecord: RecordState = { formId: '', id: null, locale: DEFAULT_LOCALE }

/** Reducer for actions of a form; ignores them once the form is closed. */
export const changeOf =
  <State>(openIn: (state: State) => string | undefined) =>
  <Payload extends OfForm, Next extends State | void = void>(apply: (state: State, payload: Payload) => Next) =>
  (state: State, { payload }: PayloadAction<Payload>): Next | void =>
    openIn(state) === payload.formId ? apply(state, payload) : undefined

const change = changeOf<RecordState>(({ formId }) => formId)

/** Reducers that open and close a record's screen and switch its language. Fields outside `closed` are kept. */
export const screenCases = <Ref extends RecordRef = RecordRef>(closed: RecordState) => ({
  detailEntered: {
    /** Opens in the default language when none is given. */
    prepare: (ref: Ref & { locale?: string }) => ({ payload: { ...ref, formId: nanoid() } }),
    reducer: (screen: RecordState, { payload }: PayloadAction<Ref & OfForm & { locale?: string }>) => {
      Object.assign(screen, closed, payload)
    },
  },
  localeChosen: change((screen, { locale }: OfForm & { locale: string }) => {
    screen.locale = locale
  }),
  detailClosed: change((screen, _payload: OfForm) => {
    Object.assign(screen, closed)
  }),
})
