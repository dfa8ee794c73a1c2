import { heads } from '@/shared/resources/names'
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { newestFirst } from '@/shared/ordering'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import type { Solucion } from '@/shared/resources/soluciones'
import type { Overwriting } from '@/store/sequences/step'
import { isCardOf } from '@/kits/drafts/cardId'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { changeOf, noRecord, screenCases, type OfForm, type RecordScreen } from '@/store/screens/screen'

/** One solution with its combinations. */
export interface Screen extends RecordScreen {
  /** null while it loads. */
  solucion: Solucion | null
  /** As saved, newest first [CB-03]. */
  combinaciones: CombinacionDeProductos[]
  /** Combination that was added here last; null where none was. */
  made: number | null
  /** Of the combination that is added next: the same until there is one, so that trying again adds no second. Of a page's first it is ''. */
  creationId: string
}

export interface CreateRequest extends OfForm {
  creationId: string
}
export interface SaveRequest extends OfForm, Overwriting {
  /** The id of the combination. */
  id: number
  /** Values that `values` were typed over. */
  base: CombinacionValues
  values: CombinacionValues
}

const closed: Screen = { ...noRecord, solucion: null, combinaciones: [], made: null, creationId: '' }

/** What drafts of a combination are kept under, by its id. */
export const COMBINACION_FORM = 'soluciones/combinacion'

const change = changeOf<Screen>(({ formId }) => formId)

const slice = createSlice({
  name: 'soluciones',
  initialState: (): Screen => closed,
  reducers: {
    ...screenCases(closed),
    solucionLoaded: change((screen, payload: OfForm & { solucion: Solucion; combinaciones: CombinacionDeProductos[] }) => {
      screen.solucion = payload.solucion
      screen.combinaciones = newestFirst(payload.combinaciones)
    }),
    createRequested: (_screen, _action: PayloadAction<CreateRequest>) => undefined,
    combinacionCreated: {
      prepare: (formId: string, record: CombinacionDeProductos) => ({ payload: { formId, record, creationId: nanoid() } }),
      reducer: change((screen, { record, creationId }: CreateRequest & { record: CombinacionDeProductos }) => {
        screen.combinaciones = newestFirst([...screen.combinaciones.filter(({ id }) => id !== record.id), record])
        screen.made = record.id
        screen.creationId = creationId
      }),
    },
    saveRequested: (_screen, _action: PayloadAction<SaveRequest>) => undefined,
    combinacionSaved: change((screen, { record }: OfForm & { record: CombinacionDeProductos }) => {
      screen.combinaciones = screen.combinaciones.map(each => (each.id === record.id ? record : each))
    }),
    combinacionDeleted: change((screen, { id }: OfForm & { id: number }) => {
      screen.combinaciones = screen.combinaciones.filter(each => each.id !== id)
    }),
  },
  extraReducers: builder =>
    builder
      .addCase(newsTaken, (screen, { payload: { formId, record, partes } }) => {
        const taken = partes[combinacionesDeProductos.name]
        if (screen.formId !== formId || !record || !taken) return
        screen.solucion = record as Solucion
        screen.combinaciones = newestFirst(taken.opened as CombinacionDeProductos[])
        // A card that others delete and restore is not added here again, and must not take the focus.
        screen.made = null
      })
      .addCase(draftRecovered, (screen, { payload }) => {
        const { form, formId, record, base } = payload
        if (form !== COMBINACION_FORM || !isCardOf(screen.formId, formId)) return
        for (const combinacion of screen.combinaciones) if (combinacion.id === record) Object.assign(combinacion, base)
      }),
  selectors: { selectSolucion: screen => screen, selectOpened: ({ solucion }) => solucion },
})

export const {
  detailEntered,
  solucionLoaded,
  localeChosen,
  createRequested,
  combinacionCreated,
  saveRequested,
  combinacionSaved,
  combinacionDeleted,
  detailClosed,
} = slice.actions
export const { selectSolucion, selectOpened } = slice.selectors
export const solucionesReducer = slice.reducer

/** What the keys of all runs of one opening begin with. */
export const runsOf = ({ formId }: OfForm): string => `soluciones/${formId}/`
export const createKey = (request: CreateRequest): string => `${runsOf(request)}añadir/${request.creationId}`
export const saveKey = (request: OfForm & { id: number }): string => `${runsOf(request)}combinación/${request.id}`

export const LIST_PATH = heads.soluciones.routes.list
/** Where local storage keeps what is remembered of the list's table [TB-03]. */
export const TABLE = 'filtroConfigurarSoluciones'
export const detailPath = heads.soluciones.routes.record
