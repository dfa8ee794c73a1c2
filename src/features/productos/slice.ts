import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import { draftOf, isSameComposicion, movedLine, withLine, withoutLine, type LineaDraft } from '@/domain/producto/composicion'
import type { LineaContent } from '@/domain/producto/lineaContent'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { restored } from '@/domain/ordering'
import type { ProductoValues } from '@/domain/producto/productoValues'
import type { Tipo } from '@/features/productos/kinds'
import type { Opened } from '@/features/productos/readProducto'
import { stepDone } from '@/store/sequences/slice'

interface OfForm {
  formId: string
}

/** The edit screen. What is being typed is Formik's, not here. */
export interface ProductoForm extends OfForm {
  /** New at each opening and after each save that the form outlasts; a save and its retries run under it. */
  formId: string
  tipo: Tipo
  id: number
  /** The locale that texts are edited in [ML-03]. */
  locale: string
  /** What the server held then; null while it loads. */
  opened: Opened | null
  /** The lines as they will be saved [CO-01]. */
  composicion: LineaDraft[]
  /** The lines that were removed since the last save was asked for: each can be taken back, the last one first. */
  removed: LineaDraft[]
  /** The page is about to go to the list. */
  saved: boolean
}

interface State {
  /** The edit screen that is open. */
  form: ProductoForm | null
  /** The product whose form was opened last, for its list to return to; null once a list was there. */
  last: { tipo: Tipo; id: number } | null
  /** The product that was made just now, and that nothing is saved of since: whoever leaves its form is asked whether it stays. */
  made: DeleteRequest | null
  /** Names the run that makes a new product, new at each opening of its screen: trying again makes no second one. */
  creation: string
  /** The runs of duplicates that have not succeeded yet, by the id of the source: asking again goes on with them. */
  copies: Record<number, string>
}

export interface SaveRequest extends OfForm {
  values: ProductoValues
  /** The version that the user has seen and writes over; null before any. */
  seen: string | null
  /** Whether the form stays open once all is saved. */
  stay: boolean
}
export interface GenericoRequest extends OfForm {
  codigo: string
}
export interface AcabadoRequest extends OfForm {
  /** The generic product that it is made from. */
  generico: number
}
export interface DeleteRequest {
  tipo: Tipo
  id: number
}

const NO_LINES: LineaDraft[] = []

const isMade = ({ made }: State, { tipo, id }: DeleteRequest): boolean => made?.tipo === tipo && made.id === id

/** The step of a save that writes the product itself. */
export const RECORD_STEP = 'Producto'

const slice = createSlice({
  name: 'productos',
  initialState: (): State => ({ form: null, last: null, made: null, creation: '', copies: {} }),
  reducers: {
    creationEntered: {
      prepare: () => ({ payload: nanoid() }),
      reducer: (state, { payload }: PayloadAction<string>) => {
        state.creation = payload
      },
    },
    /** Whoever has left is not called back. */
    creationLeft: state => {
      state.creation = ''
    },
    productoMade: (state, { payload }: PayloadAction<DeleteRequest>) => {
      state.creation = ''
      state.made = payload
    },
    /** Whoever was asked whether the new product stays has said yes. */
    productoKept: state => {
      state.made = null
    },
    genericoRequested: (_state, _action: PayloadAction<GenericoRequest>) => undefined,
    acabadoRequested: (_state, _action: PayloadAction<AcabadoRequest>) => undefined,
    listEntered: (state, _action: PayloadAction<Tipo>) => {
      state.last = null
      state.made = null
    },
    productoOpened: {
      prepare: (tipo: Tipo, id: number) => ({ payload: { tipo, id, formId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<OfForm & { tipo: Tipo; id: number }>) => {
        state.last = { tipo: payload.tipo, id: payload.id }
        if (!isMade(state, payload)) state.made = null
        state.form = { ...payload, locale: DEFAULT_LOCALE, opened: null, composicion: [], removed: [], saved: false }
      },
    },
    productoLoaded: ({ form }, { payload: { formId, ...opened } }: PayloadAction<OfForm & Opened>) => {
      if (form?.formId !== formId) return
      form.opened = opened
      form.composicion = draftOf(opened.lines)
    },
    localeChosen: ({ form }, { payload }: PayloadAction<string>) => {
      if (form) form.locale = payload
    },
    /** A line without an id is a new one. */
    lineAccepted: {
      prepare: (id: string | null, content: LineaContent) => ({ payload: { id: id ?? nanoid(), content } }),
      reducer: ({ form }, { payload: { id, content } }: PayloadAction<{ id: string; content: LineaContent }>) => {
        if (form) form.composicion = withLine(form.composicion, id, content)
      },
    },
    lineRemoved: ({ form }, { payload }: PayloadAction<string>) => {
      if (!form) return
      form.removed.push(...form.composicion.filter(({ id }) => id === payload))
      form.composicion = withoutLine(form.composicion, payload)
    },
    /** The one that was removed last, in its place. */
    lineRestored: ({ form }) => {
      const line = form?.removed.pop()
      if (form && line) form.composicion = restored(form.composicion, line)
    },
    lineMoved: ({ form }, { payload }: PayloadAction<{ id: string; by: -1 | 1 }>) => {
      if (form) form.composicion = movedLine(form.composicion, payload.id, payload.by)
    },
    /** What a save deletes, be it done or half done, is not taken back. */
    saveRequested: ({ form }, { payload }: PayloadAction<SaveRequest>) => {
      if (form?.formId === payload.formId) form.removed = []
    },
    productoSaved: ({ form }, { payload }: PayloadAction<OfForm>) => {
      if (form?.formId === payload.formId) form.saved = true
    },
    /** All of it is saved and the user goes on with it: the next save is another run. */
    formRenewed: {
      prepare: (formId: string, opened: Opened) => ({ payload: { formId, next: nanoid(), opened } }),
      reducer: ({ form }, { payload }: PayloadAction<OfForm & { next: string; opened: Opened }>) => {
        if (form?.formId !== payload.formId) return
        form.formId = payload.next
        form.opened = payload.opened
        form.composicion = draftOf(payload.opened.lines)
      },
    },
    /** The user has left it. A form opened since stays open. */
    formClosed: (state, { payload }: PayloadAction<OfForm>) => {
      if (state.form?.formId === payload.formId) state.form = null
    },
    duplicateRequested: {
      prepare: (id: number) => ({ payload: { id, run: nanoid() } }),
      reducer: ({ copies }, { payload: { id, run } }: PayloadAction<{ id: number; run: string }>) => {
        copies[id] ??= run
      },
    },
    duplicateDone: ({ copies }, { payload }: PayloadAction<{ id: number }>) => {
      delete copies[payload.id]
    },
    deleteRequested: (state, { payload }: PayloadAction<DeleteRequest>) => {
      if (isMade(state, payload)) state.made = null
    },
  },
  extraReducers: builder =>
    builder.addCase(stepDone, (state, { payload: { key, step } }) => {
      if (state.form && key === saveKey(state.form) && step === RECORD_STEP) state.made = null
    }),
  selectors: {
    selectForm: ({ form }) => form,
    /** Whether the product of the form was made just now, and nothing is saved of it since. */
    selectIsMade: state => state.form !== null && isMade(state, state.form),
    selectComposicion: ({ form }): LineaDraft[] => form?.composicion ?? NO_LINES,
    selectRemoved: ({ form }): LineaDraft[] => form?.removed ?? NO_LINES,
    selectLast: ({ last }, tipo: Tipo): number | null => (last?.tipo === tipo ? last.id : null),
    selectCreation: ({ creation }) => creation,
    selectCopyRun: ({ copies }, id: number): string => copies[id] ?? '',
  },
})

export const {
  creationEntered,
  creationLeft,
  productoMade,
  productoKept,
  genericoRequested,
  acabadoRequested,
  listEntered,
  productoOpened,
  productoLoaded,
  localeChosen,
  lineAccepted,
  lineRemoved,
  lineRestored,
  lineMoved,
  saveRequested,
  productoSaved,
  formRenewed,
  formClosed,
  duplicateRequested,
  duplicateDone,
  deleteRequested,
} = slice.actions
export const { selectForm, selectIsMade, selectComposicion, selectRemoved, selectLast, selectCreation, selectCopyRun } = slice.selectors
export const productosReducer = slice.reducer

/** Whether the composition differs from what the server held when the form opened. */
export const selectComposicionChanged = createSelector(
  [selectForm],
  form => form?.opened != null && !isSameComposicion(draftOf(form.opened.lines), form.composicion),
)

export const saveKey = ({ formId }: OfForm): string => `productos/guardar/${formId}`
export const creationKey = ({ formId }: OfForm): string => `productos/crear/${formId}`
export const deletePlace = (tipo: Tipo): string => `productos/eliminar/${tipo}`
export const deleteKey = ({ tipo, id }: DeleteRequest): string => `${deletePlace(tipo)}/${id}`
export const duplicateKey = (run: string): string => `productos/duplicar/${run}`
