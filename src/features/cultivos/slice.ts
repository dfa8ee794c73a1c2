import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { EntryValues } from '@/features/cultivos/model/applicationEntry'
import { cultivoPath } from '@/shared/resources/cultivoPath'
import { inOrder, moved, renumbered, type Move, type OrderedItem } from '@/shared/ordering'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { Cultivo } from '@/shared/resources/cultivos'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import type { OverwriteConsent } from '@/store/sequences/step'
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
  /**
   * Order of each stage on the server; a different order in `estados` is unsaved [CD-03, CD-04]. Deleted stages have none; they stay at the
   * end while they show entries.
   */
  ordenes: Record<number, number>
  /** Entries as saved, by the stage that shows them: an entry that another user moves stays while it has changes or the focus [SY-04]. */
  entradas: Record<number, ComoSeAplica[]>
}

export interface EntrySaveRequest extends OfForm, OverwriteConsent {
  /** Id of the saved entry. */
  id: number
  /** Values on which the edit was based. */
  base: EntryValues
  values: EntryValues
}

const closed: CultivoState = { ...noRecord, cultivo: null, estados: [], ordenes: {}, entradas: {} }

const ordersOf = (estados: readonly OrderedItem[]): Record<number, number> =>
  Object.fromEntries(estados.map(({ id, orden }) => [id, orden]))
const isThere = ({ ordenes }: Pick<CultivoState, 'ordenes'>, { id }: Pick<EstadoFenologico, 'id'>): boolean => ordenes[id] !== undefined
const unsavedOf = (screen: CultivoState): EstadoFenologico[] =>
  screen.estados.filter(estado => isThere(screen, estado) && screen.ordenes[estado.id] !== estado.orden)

/** Removes deleted stages that show no entries. */
const dropEmpty = (screen: CultivoState): void => {
  screen.estados = screen.estados.filter(estado => isThere(screen, estado) || (screen.entradas[estado.id] ?? []).length > 0)
}

/** Ids of the stages that show entries, by entry id. */
const placesIn = ({ estados, entradas }: Pick<CultivoState, 'estados' | 'entradas'>): Map<number, number> =>
  new Map(estados.flatMap(({ id }) => (entradas[id] ?? []).map(entry => [entry.id, id] as const)))

interface ReloadedStages extends OfForm {
  estados: EstadoFenologico[]
  /** Entries of new stages. */
  entradas: CultivoState['entradas']
}

/** Replaces the stages. @param shown displayed orders to keep, by stage */
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
    ordenSaved: change((screen, { id, orden }: OfForm & OrderedItem) => {
      screen.ordenes[id] = orden
    }),
    /** Stages as on the server, with the entries of new stages; while moves are unsaved, the displayed orders stay. */
    estadosReloaded: change((screen, payload: ReloadedStages) =>
      reload(screen, payload, unsavedOf(screen).length > 0 ? ordersOf(screen.estados) : {}),
    ),
    /** Stages as on the server after a change of another user, while no moves are unsaved. */
    estadosFollowed: change((screen, payload: ReloadedStages) => reload(screen, payload, {})),
    /** Moves entries that another user has moved, and that have neither changes nor the focus, to their stages [SY-04]. */
    entriesPlaced: change((screen, { ids }: OfForm & { ids: number[] }) => {
      const places = placesIn(screen)
      const entries = Object.values(screen.entradas).flat()
      const isKnown = (estado: number) => screen.entradas[estado] !== undefined
      screen.entradas = entriesIn(screen.estados, entries, ({ id, estado_fenologico }) =>
        ids.includes(id) && isKnown(estado_fenologico) ? estado_fenologico : (places.get(id) ?? estado_fenologico),
      )
      dropEmpty(screen)
    }),
    /** Restores these orders after a failed save; `ordenSaved` reports the orders on the server. */
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
        const part = partes[comoSeAplica.name]
        if (screen.formId !== formId || !record || !part) return
        const entries = part.opened as ComoSeAplica[]
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
    /** Ids of entries that show in a stage other than that of their records, which is loaded too. */
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
/** Common prefix of the run keys of a page's entries. */
export const entryRuns = ({ formId }: OfForm): string => `cultivos/entrada/${formId}/`
export const entryKey = ({ formId, id }: OfForm & { id: number }): string => `${entryRuns({ formId })}${id}`

export const LIST_PATH = '/cultivos/ver'
/** Key of the list in local storage [TB-03]. */
export const TABLE = 'filtroConfigurarCultivos'
export const detailPath = cultivoPath

export const CHANGES_FAILED = 'Se ha producido un error al guardar los cambios'
