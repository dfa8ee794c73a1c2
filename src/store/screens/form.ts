import { nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Overwriting } from '@/store/sequences/step'
import { changeOf, screenCases, type Afterwards, type OfForm, type RecordRef, type RecordScreen } from '@/store/screens/screen'

/** The screen of a record that is made of its code alone, and then saved as a whole. */
export interface FormScreen<Opened = unknown, Ref extends RecordRef = RecordRef> extends RecordScreen {
  /** What the server held when the form opened; null while it loads. */
  opened: Opened | null
  /** The page is about to go to the list. */
  saved: boolean
  /** The record that was made just now, and that nothing is saved of since: whoever leaves it is asked whether it stays. */
  made: Ref | null
  /** The one that was opened last, for the list to return to; null once the list was there. */
  last: Ref | null
}

/** Options of a save, beside the form's values. */
export interface SaveChoice extends Afterwards, Overwriting {
  /** Whether the form stays open after the save. */
  stay: boolean
}

const isSame = (one: RecordRef | null, { id, tipo }: RecordRef): boolean => one?.id === id && one.tipo === tipo

/** Whether the record on the screen was made just now. */
export const isMade = ({ id, made, ...screen }: FormScreen & { tipo?: string }): boolean => id !== null && isSame(made, { ...screen, id })

/** @param show puts what the server holds into the screen */
export const formCases = <Screen extends FormScreen, Whole extends object, Ref extends RecordRef>(
  closed: RecordScreen,
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
    /** Whoever was asked whether the new record stays has said yes. */
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
    /** All of it is saved and the user goes on with it: the next save is another run. */
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
