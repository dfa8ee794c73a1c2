import { resourceHeads } from '@/shared/resources/names'
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { newestFirst } from '@/shared/ordering'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import type { Solucion } from '@/shared/resources/soluciones'
import type { OverwriteConsent } from '@/store/sequences/step'
import { isCardOf } from '@/kits/drafts/cardId'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { changeOf, noRecord, screenCases, type OfForm, type RecordState } from '@/store/screens/screen'

/** Solution with its combinations. */
export interface SolucionState extends RecordState {
  /** null while loading. */
  solucion: Solucion | null
  /** Saved combinations, newest first [CB-03]. */
  combinaciones: CombinacionDeProductos[]
  /** Combination added last on this page; null when there is none. */
  made: number | null
  /** Idempotency key of the next "Añadir": reused on retry, replaced after success, '' before the first. */
  creationId: string
}

interface CreateRequest extends OfForm {
  creationId: string
}
export interface SaveRequest extends OfForm, OverwriteConsent {
  /** Id of the combination. */
  id: number
  /** Saved values that `values` were edited from. */
  base: CombinacionValues
  values: CombinacionValues
}

const closed: SolucionState = { ...noRecord, solucion: null, combinaciones: [], made: null, creationId: '' }

/** Prefix of a combination's drafts; its id follows. */
export const COMBINACION_FORM = 'soluciones/combinacion'

const change = changeOf<SolucionState>(({ formId }) => formId)

const slice = createSlice({
  name: 'soluciones',
  initialState: (): SolucionState => closed,
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
        const part = partes[combinacionesDeProductos.name]
        if (screen.formId !== formId || !record || !part) return
        screen.solucion = record as Solucion
        screen.combinaciones = newestFirst(part.opened as CombinacionDeProductos[])
        // A card that another user deletes and restores is not new here, and must not take the focus.
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

/** Common prefix of the run keys of one opened page. */
export const runsOf = ({ formId }: OfForm): string => `soluciones/${formId}/`
export const createKey = (request: CreateRequest): string => `${runsOf(request)}añadir/${request.creationId}`
export const saveKey = (request: OfForm & { id: number }): string => `${runsOf(request)}combinación/${request.id}`

export const LIST_PATH = resourceHeads.soluciones.routes.list
/** Key of the list in local storage [TB-03]. */
export const TABLE = 'filtroConfigurarSoluciones'
export const detailPath = resourceHeads.soluciones.routes.record
