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
import { changeOf, noRecord, screenCases, type OfForm, type RecordState } from '@/store/screens/screen'

/** Crop with its stages. */
export interface CultivoState extends RecordState {
  /** Null while loading. */
  cultivo: Cultivo | null
  /** Stages in the displayed order, numbered from 0. */
  estados: EstadoFenologico[]
  /** Each one's order on the server: what differs from it is to be saved [CD-03, CD-04]. Deleted stages, which stay last while an entry stays in them, have none. */
  ordenes: Record<number, number>
  /** Entries as saved, by the stage in which each shows: one that others move stays while it has changes or the focus [SY-04]. */
  entradas: Record<number, ComoSeAplica[]>
}

export interface EntrySaveRequest extends OfForm, Overwriting {
  /** Id of the saved entry. */
  id: number
  /** Values that `values` were typed over. */
  base: EntryValues
  values: EntryValues
}

const closed: CultivoState = { ...noRecord, cultivo: null, estados: [], ordenes: {}, entradas: {} }

const ordersOf = (estados: readonly Ordered[]): Record<number, number> => Object.fromEntries(estados.map(({ id, orden }) => [id, orden]))
const isThere = ({ ordenes }: Pick<CultivoState, 'ordenes'>, { id }: Pick<EstadoFenologico, 'id'>): boolean => ordenes[id] !== undefined
const unsavedOf = (screen: CultivoState): EstadoFenologico[] =>
  screen.estados.filter(estado => isThere(screen, estado) && screen.ordenes[estado.id] !== estado.orden)

/** Deleted stages go once nothing shows in them. */
const dropEmpty = (screen: CultivoState): void => {
  screen.estados = screen.estados.filter(estado => isThere(screen, estado) || (screen.entradas[estado.id] ?? []).length > 0)
}

/** Stages in which entries show, by entry. */
const placesIn = ({ estados, entradas }: Pick<CultivoState, 'estados' | 'entradas'>): Map<number, number> =>
  new Map(estados.flatMap(({ id }) => (entradas[id] ?? []).map(entry => [entry.id, id] as const)))

interface ReloadedStages extends OfForm {
  estados: EstadoFenologico[]
  /** Entries of stages that were not known. */
  entradas: CultivoState['entradas']
}

/** @param shown orders that stay as they show */
const reload = (screen: CultivoState, { estados, entradas }: ReloadedStages, shown: Record<number, number>): void => {
  const gone = screen.estados.filter(estado => !estados.some(({ id }) => id === estado.id))
  const there = inOrder(estados.map(estado => ({ ...estado, orden: shown[estado.id] ?? estado.orden })))
  screen.estados = renumbered([...there, ...gone])
  screen.ordenes = ordersOf(estados)
  for (const [estado, entries] of Object.entries(entradas)) screen.entradas[Number(estado)] ??= entries
  dropEmpty(screen)
}

const entriesIn = (estados: readonly EstadoFenologico[], entries: readonly ComoSeAplica[], placeOf: (entry: ComoSeAplica) => number) =>
  Object.fromEntries(estados.map(({ id }) => [id, entries.filter(entry => placeOf(entry) === id)]))

/** Prefix of an entry's drafts; its id follows. */
export const ENTRY_FORM = 'cultivos/entrada'

const change = changeOf<CultivoState>(({ formId }) => formId)

const slice = createSlice({
  name: 'cultivos',
  initialState: (): CultivoState => closed,
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
    /** The stages as they are on the server, with the entries of those that were not known; orders of one that was moved since stay as they show. */
    estadosReloaded: change((screen, payload: ReloadedStages) =>
      reload(screen, payload, unsavedOf(screen).length > 0 ? ordersOf(screen.estados) : {}),
    ),
    /** The same after a change of others, while nothing is moved here. */
    estadosFollowed: change((screen, payload: ReloadedStages) => reload(screen, payload, {})),
    /** Entries that others moved, and that have neither changes nor the focus, go to their stages [SY-04]. */
    entriesPlaced: change((screen, { ids }: OfForm & { ids: number[] }) => {
      const places = placesIn(screen)
      const entries = Object.values(screen.entradas).flat()
      const isKnown = (estado: number) => screen.entradas[estado] !== undefined
      screen.entradas = entriesIn(screen.estados, entries, ({ id, estado_fenologico }) =>
        ids.includes(id) && isKnown(estado_fenologico) ? estado_fenologico : (places.get(id) ?? estado_fenologico),
      )
      dropEmpty(screen)
    }),
    /** Restores these orders after a failed save; `ordenSaved` reports the server's. */
    movesTakenBack: change((screen, { ordenes }: OfForm & { ordenes: Record<number, number> }) => {
      screen.estados = inOrder(screen.estados.map(estado => ({ ...estado, orden: ordenes[estado.id] ?? estado.orden })))
    }),
    entrySaveRequested: (_screen, _action: PayloadAction<EntrySaveRequest>) => undefined,
    entrySaved: change((screen, { record }: OfForm & { record: ComoSeAplica }) => {
      for (const [estado, entries] of Object.entries(screen.entradas))
        screen.entradas[Number(estado)] = entries.map(entry => (entry.id === record.id ? record : entry))
    }),
  },
  extraReducers: builder =>
    builder
      .addCase(newsTaken, (screen, { payload: { formId, record, partes } }) => {
        const taken = partes[comoSeAplica.name]
        if (screen.formId !== formId || !record || !taken) return
        const entries = taken.opened as ComoSeAplica[]
        screen.cultivo = record as Cultivo
        const places = placesIn(screen)
        screen.entradas = entriesIn(screen.estados, entries, ({ id, estado_fenologico }) => places.get(id) ?? estado_fenologico)
        dropEmpty(screen)
      })
      .addCase(draftRecovered, (screen, { payload }) => {
        const { form, formId, record, base } = payload
        if (form !== ENTRY_FORM || !isCardOf(screen.formId, formId)) return
        for (const entry of Object.values(screen.entradas).flat()) if (entry.id === record) Object.assign(entry, base)
      }),
  selectors: {
    selectCultivo: screen => screen,
    selectOpened: ({ cultivo }) => cultivo,
    /** Entries that show in another stage than that of their records, which shows too. */
    selectMovedEntries: createSelector([(screen: CultivoState) => screen.entradas], entradas =>
      Object.entries(entradas).flatMap(([estado, entries]) =>
        entries
          .filter(entry => entry.estado_fenologico !== Number(estado) && entradas[entry.estado_fenologico] !== undefined)
          .map(({ id }) => id),
      ),
    ),
    selectUnsavedOrders: createSelector([(screen: CultivoState) => screen], unsavedOf),
  },
})

export const {
  detailEntered,
  cultivoLoaded,
  localeChosen,
  estadoMoved,
  ordenSaved,
  estadosReloaded,
  estadosFollowed,
  entriesPlaced,
  movesTakenBack,
  entrySaveRequested,
  entrySaved,
  detailClosed,
} = slice.actions
export const { selectCultivo, selectOpened, selectMovedEntries, selectUnsavedOrders } = slice.selectors
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
