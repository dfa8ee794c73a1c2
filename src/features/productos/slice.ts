import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import { draftOf, isSameComposicion, linesOf, withLine, withoutLine, type LineaDraft } from '@/features/productos/model/composicion'
import type { LineaContent } from '@/features/productos/model/lineaContent'
import { moved, restored, type Move } from '@/shared/ordering'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import type { TextosVigentes } from '@/api/textosDeProductos'
import { ownerOf, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken, type TakenNews } from '@/kits/forms/news/slice'
import { isImageDraft } from '@/store/imageDraft'
import { formCases, type FormState, type SaveChoice } from '@/store/screens/form'
import { changeOf, noRecord, type FollowUp, type OfForm } from '@/store/screens/screen'
import { stepDone } from '@/store/sequences/slice'

/** Reference to a product of either kind. */
export interface ProductoRef {
  tipo: Tipo
  id: number
}

/** State of the edit screen, or of that of a new product. */
export interface ProductoState extends FormState<OpenedProducto, ProductoRef> {
  /** Kind of the open product; meaningless while none is open. */
  tipo: Tipo
  /** Lines, as they will be saved [CO-01]. */
  composicion: LineaDraft[]
  /** Accepted copies of Spanish texts; null if they are unknown: all copies then count as translated. */
  vigentes: TextosVigentes | null
  /** Lines removed since the last save request, which can be restored, the last one first. */
  removed: LineaDraft[]
}

interface State extends ProductoState {
  /** Runs of unfinished duplicates, by id of the source: a new request resumes them. */
  copies: Record<number, string>
}

interface OfLine extends OfForm {
  id: string
}
interface SaveRequest extends OfForm, SaveChoice {
  values: ProductoValues
}
export interface GenericoRequest extends OfForm, FollowUp {
  codigo: string
}
export interface AcabadoRequest extends OfForm {
  /** Id of the generic product to create the finished one from. */
  generico: number
}

const closed = { ...noRecord, tipo: 'g' as const, opened: null, composicion: [], removed: [], vigentes: null, saved: false }

/** Name of the save step that writes the product itself. */
export const RECORD_STEP = 'Producto'

const show = (screen: ProductoState, { record, lines }: OpenedProducto): void => {
  screen.opened = { record, lines }
  screen.composicion = draftOf(lines)
}

/** Key of the drafts of a kind of product. */
export const formOf = (tipo: Tipo): string => `productos/${tipo}`
export const NEW_FORM = 'productos/g/nuevo'

/** Values of fields that the record has, without image drafts. */
const knownOf = (record: object, values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => field in record && !isImageDraft(value)))

/** Applies saves of other users to the screen of their product, merged with the form's drafts. */
const takeNews = (screen: ProductoState, opened: OpenedProducto, { id, record, base, partes }: TakenNews & { id: number }): void => {
  const { lineas_de_composicion: lineas } = partes
  const product = (record as ProductoRecord | null) ?? opened.record
  const lines = lineas ? linesOf(lineas.opened as LineaDraft[], ownerOf(screen.tipo, id)) : opened.lines
  screen.opened = { record: { ...product, ...knownOf(product, base) }, lines }
  if (lineas) screen.composicion = lineas.drafts as LineaDraft[]
}

const change = changeOf<ProductoState>(({ formId }) => formId)

const slice = createSlice({
  name: 'productos',
  initialState: (): State => ({ ...closed, made: null, last: null, copies: {} }),
  reducers: {
    ...formCases<ProductoState, OpenedProducto, ProductoRef>(closed, show),
    vigentesLoaded: change((screen, { vigentes }: OfForm & Pick<ProductoState, 'vigentes'>) => {
      screen.vigentes = vigentes
    }),
    genericoRequested: (_state, _action: PayloadAction<GenericoRequest>) => undefined,
    acabadoRequested: (_state, _action: PayloadAction<AcabadoRequest>) => undefined,
    listEntered: (state, _action: PayloadAction<Tipo>) => {
      state.last = null
      state.made = null
    },
    /** Adds a line (id null), or edits the line with this id. */
    lineAccepted: {
      prepare: (formId: string, id: string | null, content: LineaContent) => ({ payload: { formId, id: id ?? nanoid(), content } }),
      reducer: change((screen, { id, content }: OfLine & { content: LineaContent }) => {
        screen.composicion = withLine(screen.composicion, id, content)
      }),
    },
    lineRemoved: change((screen, { id }: OfLine) => {
      screen.removed.push(...screen.composicion.filter(line => line.id === id))
      screen.composicion = withoutLine(screen.composicion, id)
    }),
    /** Restores the line removed last, in its place. */
    lineRestored: change((screen, _payload: OfForm) => {
      const line = screen.removed.pop()
      if (line) screen.composicion = restored(screen.composicion, line)
    }),
    /** Replaces all lines: by history, comparison or advice. */
    composicionReplaced: change((screen, { composicion }: OfForm & Pick<ProductoState, 'composicion'>) => {
      screen.composicion = composicion
    }),
    lineMoved: change((screen, { id, by }: OfLine & { by: Move }) => {
      screen.composicion = moved(screen.composicion, id, by)
    }),
    /** Requests a save; lines that it deletes, even in part, cannot be restored. */
    saveRequested: change((screen, _payload: SaveRequest) => {
      screen.removed = []
    }),
    duplicateRequested: {
      prepare: (id: number) => ({ payload: { id, run: nanoid() } }),
      reducer: ({ copies }, { payload: { id, run } }: PayloadAction<{ id: number; run: string }>) => {
        copies[id] ??= run
      },
    },
    duplicateDone: ({ copies }, { payload }: PayloadAction<{ id: number }>) => {
      delete copies[payload.id]
    },
  },
  extraReducers: builder =>
    builder
      .addCase(draftRecovered, (screen, { payload }) => {
        const { opened } = screen
        if (screen.formId !== payload.formId || ![formOf(screen.tipo), NEW_FORM].includes(payload.form)) return
        screen.formId = payload.id
        if (!opened) return
        const { lines } = payload.openedParts as Partial<Pick<OpenedProducto, 'lines'>>
        const { composicion } = payload.parts as Partial<Pick<ProductoState, 'composicion'>>
        Object.assign(opened.record, knownOf(opened.record, payload.base))
        // Older drafts have no composition.
        if (!lines || !composicion) return
        // Unedited compositions of a draft are older than the server's, which is kept.
        if (!payload.wasSaving && isSameComposicion(draftOf(lines), composicion)) return
        opened.lines = lines
        screen.composicion = composicion
      })
      .addCase(newsTaken, (screen, { payload }) => {
        const { formId, id, opened } = screen
        if (formId === payload.formId && id !== null && opened) takeNews(screen, opened, { ...payload, id })
      })
      .addCase(stepDone, (screen, { payload: { key, step } }) => {
        if (key === saveKey(screen) && step === RECORD_STEP) screen.made = null
      }),
  selectors: {
    selectProducto: (screen): ProductoState => screen,
    selectLast: ({ last }, tipo: Tipo): number | null => (last?.tipo === tipo ? last.id : null),
    selectCopyRun: ({ copies }, id: number): string => copies[id] ?? '',
  },
})

export const {
  listEntered,
  newEntered,
  vigentesLoaded,
  genericoRequested,
  acabadoRequested,
  recordMade,
  recordKept,
  detailEntered,
  recordLoaded,
  localeChosen,
  lineAccepted,
  lineRemoved,
  lineRestored,
  composicionReplaced,
  lineMoved,
  saveRequested,
  recordSaved,
  formRenewed,
  detailClosed,
  duplicateRequested,
  duplicateDone,
  deleteRequested,
} = slice.actions
export const { selectProducto, selectLast, selectCopyRun } = slice.selectors
export const productosReducer = slice.reducer

/** True if the composition differs from the opened one. */
export const selectComposicionChanged = createSelector(
  [selectProducto],
  ({ opened, composicion }) => opened !== null && !isSameComposicion(draftOf(opened.lines), composicion),
)

export const saveKey = ({ formId }: OfForm): string => `productos/guardar/${formId}`
export const createKey = ({ formId }: OfForm): string => `productos/crear/${formId}`
export const deletePlace = (tipo: Tipo): string => `productos/eliminar/${tipo}`
export const deleteKey = ({ tipo, id }: ProductoRef): string => `${deletePlace(tipo)}/${id}`
export const duplicateKey = (run: string): string => `productos/duplicar/${run}`
