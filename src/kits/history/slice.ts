import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FormEdit, EditableParts } from '@/kits/history/model/formEdit'
import { MAX_TEXT_IN_PAGE, type Cambio, type Entrada, type PaginaDeHistorial } from '@/shared/history'
import { changeOf, type OfForm } from '@/store/screens/screen'

/** Record whose history is open, and the form beside it, which gets a new id after a save. */
export interface OpenedHistory extends OfForm {
  tipo: string
  id: number
}

/** Key of a change in the panel, applied or not. */
interface OfChange extends OfForm {
  key: string
}

/** Entry of the panel. */
interface OfEntry extends OfForm {
  entrada: number
}

/** Request to restore some changes of an entry, or the whole record as of that entry. */
export interface BringRequest extends OfChange {
  entrada: number
  edits: readonly FormEdit[] | 'version'
  /** Parts that the form edits, and the addresses of images that it has, its own and those of its parts. */
  editable: EditableParts
  known: { campos: readonly string[]; partes: readonly string[] }
}

/** Edits for the form to apply. The form answers with `editsTaken` and the edits that undo them. */
interface PendingEdits extends OfChange {
  edits: readonly FormEdit[]
  /** One sentence for each edit that was left out. */
  missing: readonly string[]
  isUndo: boolean
}

/** Restored change with its undo; the undo is empty when nothing could be restored. */
interface RestoredChange {
  undo: readonly FormEdit[]
  missing: readonly string[]
}

/** Version to expand, from a link in the activity. */
export interface VersionRequest {
  tipo: string
  id: number
  entrada: number
}

interface State {
  readonly wanted: VersionRequest | null
  readonly opened: OpenedHistory | null
  readonly status: 'waiting' | 'known' | 'failed'
  readonly more: 'idle' | 'waiting' | 'failed'
  readonly entradas: readonly Entrada[]
  readonly siguiente: string | null
  readonly total: number | null
  /** True if there are more versions than `total`. */
  readonly isMore: boolean
  /** Entry whose full texts could not be loaded. */
  readonly cutFor: number | null
  readonly laid: PendingEdits | null
  readonly brought: Readonly<Record<string, RestoredChange>>
  /** Keys of changes that are being prepared for the form. */
  readonly busy: readonly string[]
}

const closed = (wanted: VersionRequest | null = null): State => ({
  wanted,
  opened: null,
  status: 'waiting',
  more: 'idle',
  entradas: [],
  siguiente: null,
  total: null,
  isMore: false,
  cutFor: null,
  laid: null,
  brought: {},
  busy: [],
})

const ofOpen = changeOf<State>(({ opened }) => opened?.formId)

const without = (keys: readonly string[], key: string): string[] => keys.filter(each => each !== key)

/** JSON of an entry with its texts as a page has them. Entries of one save can differ: the save may have gone on. */
const pageJson = (entrada: Entrada): string =>
  JSON.stringify(entrada, (name, value: unknown) =>
    name === 'recortado' ? undefined : typeof value === 'string' ? Array.from(value).slice(0, MAX_TEXT_IN_PAGE).join('') : value,
  )

/** Known entries under the newest page: older ones stay if the page reaches them, unchanged ones keep their full texts. */
const withNewest = ({ entradas: known, siguiente }: State, page: PaginaDeHistorial): Pick<State, 'entradas' | 'siguiente'> => {
  const entradas = page.entradas.map(entrada => {
    const same = known.find(({ id }) => id === entrada.id)
    return same && pageJson(same) === pageJson(entrada) ? same : entrada
  })
  const reached = known.findIndex(({ id }) => id === entradas.at(-1)?.id)
  return reached === -1 ? { entradas, siguiente: page.siguiente } : { entradas: [...entradas, ...known.slice(reached + 1)], siguiente }
}

interface LoadedPage extends OfForm {
  /** Null for the first page. */
  antes: string | null
  pagina: PaginaDeHistorial
}

const slice = createSlice({
  name: 'versiones',
  initialState: () => closed(),
  reducers: {
    versionRequested: (state: State, { payload: wanted }: PayloadAction<VersionRequest | null>): State => ({ ...state, wanted }),
    /** For the same record after a save, the known entries stay until the new page arrives. */
    panelOpened: (state: State, { payload }: PayloadAction<OpenedHistory>): State => {
      const { wanted, opened, entradas, siguiente, total, isMore } = state
      const isSame = opened?.tipo === payload.tipo && opened.id === payload.id && entradas.length > 0
      return { ...closed(wanted), ...(isSame && { entradas, siguiente, total, isMore, status: 'known' as const }), opened: payload }
    },
    panelClosed: ofOpen(({ wanted }, _payload: OfForm) => closed(wanted)),
    moreRequested: ofOpen((state, _payload: OfForm) => ({ ...state, more: 'waiting' })),
    pageLoaded: ofOpen((state, { antes, pagina }: LoadedPage) => {
      if (antes !== null && antes !== state.siguiente) return state
      const { entradas, siguiente, total, hay_mas = false } = pagina
      return {
        ...state,
        ...(antes === null ? withNewest(state, pagina) : { entradas: [...state.entradas, ...entradas], siguiente }),
        status: 'known',
        more: 'idle',
        ...(total !== null && { total, isMore: hay_mas }),
      }
    }),
    pageFailed: ofOpen((state, { antes }: OfForm & { antes: string | null }) =>
      antes === null ? { ...state, status: 'failed' } : { ...state, more: 'failed' },
    ),
    /** Loads the full texts of an opened entry that has truncated ones. */
    wholeRequested: ofOpen((state, _payload: OfEntry) => ({ ...state, cutFor: null })),
    fullTextsLoaded: ofOpen((state, { entrada, cambios }: OfEntry & { cambios: readonly Cambio[] }) => ({
      ...state,
      entradas: state.entradas.map(each => (each.id === entrada ? { ...each, cambios } : each)),
    })),
    wholeFailed: ofOpen((state, { entrada }: OfEntry) => ({ ...state, cutFor: entrada })),
    bringRequested: ofOpen((state, { key }: BringRequest) => ({ ...state, busy: [...without(state.busy, key), key] })),
    bringFailed: ofOpen((state, { key }: OfChange) => ({ ...state, busy: without(state.busy, key) })),
    editsLaid: ofOpen((state, laid: PendingEdits) => {
      const { key, edits, missing } = laid
      const rest = { ...state, busy: without(state.busy, key) }
      return edits.length > 0 ? { ...rest, laid } : { ...rest, brought: { ...state.brought, [key]: { undo: [], missing } } }
    }),
    undoRequested: ofOpen((state, change: OfChange) => {
      const edits = state.brought[change.key]?.undo ?? []
      return { ...state, laid: { ...change, edits, missing: [], isUndo: true } }
    }),
    /** The form has applied the edits. */
    editsTaken: ofOpen((state, { key, undo }: OfChange & { undo: readonly FormEdit[] }) => {
      const { laid } = state
      if (laid?.key !== key) return state
      const { [key]: _taken, ...others } = state.brought
      return { ...state, laid: null, brought: laid.isUndo ? others : { ...others, [key]: { undo, missing: laid.missing } } }
    }),
  },
})

export const {
  versionRequested,
  panelOpened,
  panelClosed,
  moreRequested,
  pageLoaded,
  pageFailed,
  wholeRequested,
  fullTextsLoaded,
  wholeFailed,
  bringRequested,
  bringFailed,
  editsLaid,
  undoRequested,
  editsTaken,
} = slice.actions

export const versionesReducer = slice.reducer
export const selectHistorial = slice.selectSlice
