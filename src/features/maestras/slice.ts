import { addressIn } from '@/api/http/image'
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageDraft } from '@/store/imageDraft'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Overwriting } from '@/store/sequences/step'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { formOf, toRecord } from '@/features/maestras/formValues'
import type { MasterValues } from '@/features/maestras/definition'
import type { Afterwards } from '@/store/screens/screen'

/** Mode codes of every master screen [MA-01]. */
export const MODE = { list: 10, add: 20, edit: 30, remove: 40 } as const

/** State of one master screen. Formik holds what is being typed. */
export interface MasterState {
  mode: (typeof MODE)[keyof typeof MODE]
  /** New at each opening of the form, and after a save that leaves it open; the save and its retries use it as their key. */
  formId: string
  /** New at each opening of the form: it is mounted once for each. */
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
  /** Choices that the next new record starts with [MA-09]. */
  kept: MasterValues
}

interface OfMaster {
  master: string
}
interface OfForm extends OfMaster {
  formId: string
}
export interface SaveRequest extends OfForm, Afterwards, Overwriting {
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
/** Record as a save has left it. */
interface Renewed extends Pick<MasterState, 'pictures'> {
  id: number
  opened: MasterValues
}
export interface DeleteRequest extends OfMaster {
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
    screenEntered: (screens, { payload }: PayloadAction<OfMaster>) => {
      screens[payload.master] = turnedTo(screens[payload.master], {})
    },
    addRequested: {
      prepare: (master: string) => ({ payload: { master, formId: nanoid() } }),
      reducer: (screens, { payload: { master, formId } }: PayloadAction<OfForm>) => {
        screens[master] = turnedTo(screens[master], { mode: MODE.add, formId, opening: formId })
      },
    },
    editRequested: {
      prepare: (master: string, id: number) => ({ payload: { master, id, formId: nanoid() } }),
      reducer: (screens, { payload: { master, id, formId } }: PayloadAction<OfForm & { id: number }>) => {
        screens[master] = turnedTo(screens[master], { mode: MODE.edit, editedId: id, formId, opening: formId })
      },
    },
    recordLoaded: (screens, { payload }: PayloadAction<OfForm & Pick<MasterState, 'pictures'> & { opened: MasterValues }>) => {
      const screen = screens[payload.master]
      if (screen?.formId !== payload.formId) return
      screen.opened = payload.opened
      screen.pictures = payload.pictures
    },
    recordFailed: (screens, { payload }: PayloadAction<OfForm>) => {
      const screen = screens[payload.master]
      if (screen?.formId === payload.formId) screen.loadFailed = true
    },
    localeChosen: (screens, { payload }: PayloadAction<OfMaster & { locale: string }>) => {
      const screen = screens[payload.master]
      if (screen) screen.locale = payload.locale
    },
    saveRequested: (_screens, _action: PayloadAction<SaveRequest>) => undefined,
    /** Saved or cancelled; `made` is the id of a created record. A form opened since stays open. */
    formClosed: (screens, { payload }: PayloadAction<OfForm & { made?: number | null }>) => {
      const screen = screens[payload.master]
      if (screen?.formId === payload.formId)
        screens[payload.master] = turnedTo(screen, { returnedFrom: screen.editedId ?? payload.made ?? 0 })
    },
    /** Saved, and the form stays open: the next save is a new run. */
    formRenewed: {
      prepare: (renewed: OfForm & Renewed) => ({ payload: { ...renewed, next: nanoid() } }),
      reducer: (screens, { payload }: PayloadAction<OfForm & Renewed & { next: string }>) => {
        const { master, formId, next, id, opened, pictures } = payload
        const screen = screens[master]
        if (screen?.formId === formId) Object.assign(screen, { mode: MODE.edit, formId: next, editedId: id, opened, pictures })
      },
    },
    /** Keeps choices for the next new record, for example the crop of a stage [MA-09]. */
    choicesKept: (screens, { payload: { master, kept } }: PayloadAction<OfMaster & Pick<MasterState, 'kept'>>) => {
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

export const saveKey = ({ master, formId }: OfForm): string => `maestras/${master}/guardar/${formId}`
export const deletePlace = (master: string): string => `maestras/${master}/eliminar`
export const deleteKey = ({ master, id }: DeleteRequest): string => `${deletePlace(master)}/${id}`
