import { nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { OverwriteConsent } from '@/store/sequences/step'
import { changeOf, screenCases, type FollowUp, type OfForm, type RecordRef, type RecordState } from '@/store/screens/screen'

/** Screen of a record that is created from its code and then saved as a whole. */
export interface FormState<Opened = unknown, Ref extends RecordRef = RecordRef> extends RecordState {
  /** Record when the form was opened; null while loading. */
  opened: Opened | null
  /** True when the page is about to go to the list. */
  saved: boolean
  /** Record that was just created, without a save since: the leave question asks whether to keep it. */
  made: Ref | null
  /** Last opened record, for the list to return to; null after the list has shown. */
  last: Ref | null
}

/** Options of a save, beside the form's values. */
export interface SaveChoice extends FollowUp, OverwriteConsent {
  /** True to keep the form open after the save. */
  stay: boolean
}

const isSame = (one: RecordRef | null, { id, tipo }: RecordRef): boolean => one?.id === id && one.tipo === tipo

/** True if the record on the screen was just created. */
export const isMade = ({ id, made, ...screen }: FormState & { tipo?: string }): boolean => id !== null && isSame(made, { ...screen, id })

/** Reducers of a record's form. @param show puts the server's record into the screen */
export const formCases = <Screen extends FormState, Whole extends object, Ref extends RecordRef>(
  closed: RecordState,
  show: (screen: Screen, whole: Whole) => void,
) => {
  const change = changeOf<Screen>(({ formId }) => formId)
  const { detailEntered, ...cases } = screenCases<Ref>(closed)
  return {
    ...cases,
    newEntered: {
      prepare: () => ({ payload: { formId: nanoid() } }),
      reducer: (screen: Screen, { payload }: PayloadAction<OfForm>) => {
        Object.assign(screen, closed, payload, { made: null })
      },
    },
    recordMade: change((screen, { formId: _formId, ...made }: OfForm & Ref) => {
      screen.made = made
    }),
    /** The user chose to keep the new record. */
    recordKept: change((screen, _payload: OfForm) => {
      screen.made = null
    }),
    detailEntered: {
      prepare: detailEntered.prepare,
      reducer: (screen: Screen, action: PayloadAction<Ref & OfForm & { locale?: string }>) => {
        const { formId: _formId, locale: _locale, ...last } = action.payload
        detailEntered.reducer(screen, action)
        screen.last = last
        if (!isSame(screen.made, last)) screen.made = null
      },
    },
    recordLoaded: change<OfForm & Whole>(show),
    recordSaved: change((screen, _payload: OfForm) => {
      screen.saved = true
    }),
    /** Shows the saved record in the form, which stays open under a new id: the next save is a new run. */
    formRenewed: {
      prepare: (formId: string, whole: Whole) => ({ payload: { ...whole, formId, next: nanoid() } }),
      reducer: change((screen, whole: OfForm & Whole & { next: string }) => {
        screen.formId = whole.next
        show(screen, whole)
      }),
    },
    deleteRequested: (screen: Screen, { payload }: PayloadAction<Ref>) => {
      if (isSame(screen.made, payload)) screen.made = null
    },
  }
}
