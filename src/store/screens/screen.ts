import { nanoid, type Action, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_LOCALE } from '@/shared/locales'

export interface OfForm {
  formId: string
}

/** Follow-up of a request to save. */
export interface Afterwards {
  /** Action after the save, in place of the usual one. */
  after?: Action | null
}

/** Which record of a feature it is. */
export interface RecordRef {
  id: number
  /** Where a feature has records of several kinds, which may have the same ids. */
  tipo?: string
}

/** What every screen of a record has in the store. What is being typed is Formik's, not here. */
export interface RecordScreen extends OfForm {
  /** New at each opening and after each save that the form outlasts; a save and its retries run under it. Is '' while none is open. */
  formId: string
  /** Is null where there is no record yet. */
  id: number | null
  /** The locale that texts are edited in [ML-03]. */
  locale: string
}

export const noRecord: RecordScreen = { formId: '', id: null, locale: DEFAULT_LOCALE }

/** Events of a form name the form: a late one about another form than the one that is open, if any, changes nothing. */
export const changeOf =
  <State>(openIn: (state: State) => string | undefined) =>
  <Payload extends OfForm, Next extends State | void = void>(apply: (state: State, payload: Payload) => Next) =>
  (state: State, { payload }: PayloadAction<Payload>): Next | void =>
    openIn(state) === payload.formId ? apply(state, payload) : undefined

const change = changeOf<RecordScreen>(({ formId }) => formId)

/** How a record's screen opens, switches language and closes. What is not in `closed` outlives it. */
export const screenCases = <Ref extends RecordRef = RecordRef>(closed: RecordScreen) => ({
  detailEntered: {
    /** In the default language where none is asked for. */
    prepare: (ref: Ref & { locale?: string }) => ({ payload: { ...ref, formId: nanoid() } }),
    reducer: (screen: RecordScreen, { payload }: PayloadAction<Ref & OfForm & { locale?: string }>) => {
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
