import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { EntryValues } from '@/features/cultivos/model/applicationEntry'
import { cultivoPath } from '@/shared/resources/cultivoPath'
import { inOrder, moved, renumbered, type Move, type Ordered } from '@/shared/ordering'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { Cultivo } from '@/shared/resources/cultivos'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import type { Overwriting } from '@/store/sequences/step'
import { isCardOf } from '@/kits/drafts/cardId'
import { draftRecovered } from '@/kits/drafts/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { changeOf, noRecord, screenCases, type OfForm, type RecordScreen } from '@/store/screens/screen'

/** Crop with its stages. */
export interface Screen extends RecordScreen {
  /** Null while loading. */
  cultivo: Cultivo | null
  /** Stages in the displayed order, numbered from 0. */
  estados: EstadoFenologico[]
  /** Order of each stage on the server; differing ones are to be saved [CD-03, CD-04]. */
  ordenes: Record<number, number>
  /** Saved entries (applications of products), by stage. */
  entradas: Record<number, ComoSeAplica[]>
}

export interface EntrySaveRequest extends OfForm, Overwriting {
  /** Id of the saved entry. */
  id: number
  /** Values that `values` were typed over. */
  base: EntryValues
  values: EntryValues
}

const closed: Screen = { ...noRecord, cultivo: null, estados: [], ordenes: {}, entradas: {} }

const ordersOf = (estados: readonly Ordered[]): Record<number, number> => Object.fromEntries(estados.map(({ id, orden }) => [id, orden]))
const unsavedOf = ({ estados, ordenes }: Screen): EstadoFenologico[] => estados.filter(({ id, orden }) => ordenes[id] !== orden)

/** Prefix of an entry's drafts; its id follows. */
export const ENTRY_FORM = 'cultivos/entrada'

const change = changeOf<Screen>(({ formId }) => formId)

const slice = createSlice({
  name: 'cultivos',
  initialState: (): Screen => closed,
  reducers: {
    ...screenCases(closed),
    cultivoLoaded: change(
      (screen, payload: OfForm & { cultivo: Cultivo; estados: EstadoFenologico[]; entradas: Record<number, ComoSeAplica[]> }) => {
        screen.cultivo = payload.cultivo
        screen.estados = renumbered(inOrder(payload.estados))
        screen.ordenes = ordersOf(payload.estados)
        screen.entradas = payload.entradas
      },
    ),
    /** Moves the stage at once; the save follows [CD-04]. */
    estadoMoved: change((screen, { id, by }: OfForm & { id: number; by: Move }) => {
      screen.estados = moved(screen.estados, id, by)
    }),
    ordenSaved: change((screen, { id, orden }: OfForm & Ordered) => {
      screen.ordenes[id] = orden
    }),
    /** Stages from the server; stages moved meanwhile keep their displayed order. */
    estadosReloaded: change((screen, { estados }: OfForm & { estados: EstadoFenologico[] }) => {
      const shown = unsavedOf(screen).length > 0 ? ordersOf(screen.estados) : {}
      screen.estados = renumbered(inOrder(estados.map(estado => ({ ...estado, orden: shown[estado.id] ?? estado.orden }))))
      screen.ordenes = ordersOf(estados)
    }),
    /** Restores these orders after a failed save; `ordenSaved` reports the server's. */
    movesTakenBack: change((screen, { ordenes }: OfForm & { ordenes: Record<number, number> }) => {
      screen.estados = inOrder(screen.estados.map(estado => ({ ...estado, orden: ordenes[estado.id] ?? estado.orden })))
    }),
    entrySaveRequested: (_screen, _action: PayloadAction<EntrySaveRequest>) => undefined,
    entrySaved: change((screen, { record }: OfForm & { record: ComoSeAplica }) => {
      const entries = screen.entradas[record.estado_fenologico] ?? []
      screen.entradas[record.estado_fenologico] = entries.map(entry => (entry.id === record.id ? record : entry))
    }),
  },
  extraReducers: builder =>
    builder
      .addCase(newsTaken, (screen, { payload: { formId, record, partes } }) => {
        const taken = partes[comoSeAplica.name]
        if (screen.formId !== formId || !record || !taken) return
        const entries = taken.opened as ComoSeAplica[]
        screen.cultivo = record as Cultivo
        screen.entradas = Object.fromEntries(
          screen.estados.map(({ id }) => [id, entries.filter(({ estado_fenologico }) => estado_fenologico === id)]),
        )
      })
      .addCase(draftRecovered, (screen, { payload }) => {
        const { form, formId, record, base } = payload
        if (form !== ENTRY_FORM || !isCardOf(screen.formId, formId)) return
        for (const entry of Object.values(screen.entradas).flat()) if (entry.id === record) Object.assign(entry, base)
      }),
  selectors: {
    selectCultivo: screen => screen,
    selectOpened: ({ cultivo }) => cultivo,
    selectUnsavedOrders: createSelector([(screen: Screen) => screen], unsavedOf),
  },
})

export const {
  detailEntered,
  cultivoLoaded,
  localeChosen,
  estadoMoved,
  ordenSaved,
  estadosReloaded,
  movesTakenBack,
  entrySaveRequested,
  entrySaved,
  detailClosed,
} = slice.actions
export const { selectCultivo, selectOpened, selectUnsavedOrders } = slice.selectors
export const cultivosReducer = slice.reducer

export const ordersKey = ({ formId }: OfForm): string => `cultivos/orden/${formId}`
/** Common prefix of the run keys of one page's entries. */
export const entryRuns = ({ formId }: OfForm): string => `cultivos/entrada/${formId}/`
export const entryKey = ({ formId, id }: OfForm & { id: number }): string => `${entryRuns({ formId })}${id}`

export const LIST_PATH = '/cultivos/ver'
/** Key of the list in local storage [TB-03]. */
export const TABLE = 'filtroConfigurarCultivos'
export const detailPath = cultivoPath

export const CHANGES_FAILED = 'Se ha producido un error al guardar los cambios'
