import { addressIn } from '@/api/http/image'
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageDraft } from '@/store/imageDraft'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { OverwriteConsent } from '@/store/sequences/step'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { formOf, toRecord } from '@/features/maestras/formValues'
import type { MasterValues } from '@/features/maestras/definition'
import type { FollowUp } from '@/store/screens/screen'

/** Mode codes of every master screen [MA-01]. */
export const MODE = { list: 10, add: 20, edit: 30, remove: 40 } as const

/** State of one master screen. Formik holds the typed values. */
export interface MasterState {
  mode: (typeof MODE)[keyof typeof MODE]
  /** New at each opening of the form, and after a save that leaves it open; the save and its retries use it as their key. */
  formId: string
  /** New at each opening of the form, so that each opening mounts a new form. */
  opening: string
  /** Id of the record that is edited or being deleted. */
  editedId: number | null
  /** Locale of the form's texts [ML-03]. */
  locale: string
  /** Values of the record when the form was opened; null while loading, and for a new one. */
  opened: MasterValues | null
  /** Addresses of the record's images at that time, by field. */
  pictures: Record<string, string | null>
  loadFailed: boolean
  /** Record of the last closed form, for the list to return to; 0 after a new record was not created, null before any form. */
  returnedFrom: number | null
  /** Values that the next new record starts with [MA-09]. */
  kept: MasterValues
}

interface MasterRef {
  master: string
}
interface MasterFormRef extends MasterRef {
  formId: string
}
export interface SaveRequest extends MasterFormRef, FollowUp, OverwriteConsent {
  /** Null for a new record. */
  id: number | null
  /** Keeps the form open after the save. */
  stay?: boolean
  locale: string
  values: MasterValues
  /** Image drafts, by field of the record. */
  images: Record<string, ImageDraft>
  /** Values of the record when the form was opened; null for a new one. */
  opened: MasterValues | null
}
/** Record after a save. */
interface RenewedRecord extends Pick<MasterState, 'pictures'> {
  id: number
  opened: MasterValues
}
export interface DeleteRequest extends MasterRef {
  id: number
}

const listing: MasterState = {
  mode: MODE.list,
  formId: '',
  opening: '',
  editedId: null,
  locale: DEFAULT_LOCALE,
  opened: null,
  pictures: {},
  loadFailed: false,
  returnedFrom: null,
  kept: {},
}

/** State after a change of the mode: everything is reset, except the choices kept for new records. */
const turnedTo = (screen: MasterState | undefined, next: Partial<MasterState>): MasterState => ({
  ...listing,
  kept: screen?.kept ?? {},
  ...next,
})

const slice = createSlice({
  name: 'maestras',
  initialState: (): Record<string, MasterState> => ({}),
  reducers: {
    screenEntered: (screens, { payload }: PayloadAction<MasterRef>) => {
      screens[payload.master] = turnedTo(screens[payload.master], {})
    },
    addRequested: {
      prepare: (master: string) => ({ payload: { master, formId: nanoid() } }),
      reducer: (screens, { payload: { master, formId } }: PayloadAction<MasterFormRef>) => {
        screens[master] = turnedTo(screens[master], { mode: MODE.add, formId, opening: formId })
      },
    },
    editRequested: {
      prepare: (master: string, id: number) => ({ payload: { master, id, formId: nanoid() } }),
      reducer: (screens, { payload: { master, id, formId } }: PayloadAction<MasterFormRef & { id: number }>) => {
        screens[master] = turnedTo(screens[master], { mode: MODE.edit, editedId: id, formId, opening: formId })
      },
    },
    recordLoaded: (screens, { payload }: PayloadAction<MasterFormRef & Pick<MasterState, 'pictures'> & { opened: MasterValues }>) => {
      const screen = screens[payload.master]
      if (screen?.formId !== payload.formId) return
      screen.opened = payload.opened
      screen.pictures = payload.pictures
    },
    recordFailed: (screens, { payload }: PayloadAction<MasterFormRef>) => {
      const screen = screens[payload.master]
      if (screen?.formId === payload.formId) screen.loadFailed = true
    },
    localeChosen: (screens, { payload }: PayloadAction<MasterRef & { locale: string }>) => {
      const screen = screens[payload.master]
      if (screen) screen.locale = payload.locale
    },
    saveRequested: (_screens, _action: PayloadAction<SaveRequest>) => undefined,
    /** Closes a saved or cancelled form; `made` is the id of a created record. A form opened later stays open. */
    formClosed: (screens, { payload }: PayloadAction<MasterFormRef & { made?: number | null }>) => {
      const screen = screens[payload.master]
      if (screen?.formId === payload.formId)
        screens[payload.master] = turnedTo(screen, { returnedFrom: screen.editedId ?? payload.made ?? 0 })
    },
    /** Renews the form after a save that leaves it open: the next save is a new run. */
    formRenewed: {
      prepare: (renewed: MasterFormRef & RenewedRecord) => ({ payload: { ...renewed, next: nanoid() } }),
      reducer: (screens, { payload }: PayloadAction<MasterFormRef & RenewedRecord & { next: string }>) => {
        const { master, formId, next, id, opened, pictures } = payload
        const screen = screens[master]
        if (screen?.formId === formId) Object.assign(screen, { mode: MODE.edit, formId: next, editedId: id, opened, pictures })
      },
    },
    /** Stores values for the next new record, for example the crop of a stage [MA-09]. */
    choicesKept: (screens, { payload: { master, kept } }: PayloadAction<MasterRef & Pick<MasterState, 'kept'>>) => {
      const screen = screens[master]
      if (screen) screen.kept = kept
    },
    deleteRequested: (screens, { payload }: PayloadAction<DeleteRequest>) => {
      screens[payload.master] = turnedTo(screens[payload.master], { mode: MODE.remove, editedId: payload.id })
    },
    deleteEnded: (screens, { payload }: PayloadAction<DeleteRequest>) => {
      const screen = screens[payload.master]
      if (screen?.mode === MODE.remove && screen.editedId === payload.id) screens[payload.master] = turnedTo(screen, {})
    },
  },
  extraReducers: builder =>
    builder
      .addCase(newsTaken, (screens, { payload: { formId, base, record } }) => {
        const screen = Object.values(screens).find(each => each.formId === formId)
        if (!screen?.opened) return
        screen.opened = toRecord(base)
        if (record)
          screen.pictures = Object.fromEntries(Object.keys(screen.pictures).map(property => [property, addressIn(record, property)]))
      })
      .addCase(draftRecovered, (screens, { payload }) => {
        const found = Object.entries(screens).find(([master, { formId }]) => formId === payload.formId && payload.form === formOf(master))
        if (!found) return
        const [, screen] = found
        screen.formId = payload.id
        screen.opening = payload.id
        if (screen.opened) screen.opened = toRecord(payload.base)
      }),
  selectors: { selectScreen: (screens, master: string): MasterState => screens[master] ?? listing },
})

export const {
  screenEntered,
  addRequested,
  editRequested,
  recordLoaded,
  recordFailed,
  localeChosen,
  saveRequested,
  formClosed,
  formRenewed,
  choicesKept,
  deleteRequested,
  deleteEnded,
} = slice.actions
export const { selectScreen } = slice.selectors
export const maestrasReducer = slice.reducer

export const saveKey = ({ master, formId }: MasterFormRef): string => `maestras/${master}/guardar/${formId}`
export const deletePlace = (master: string): string => `maestras/${master}/eliminar`
export const deleteKey = ({ master, id }: DeleteRequest): string => `${deletePlace(master)}/${id}`
