import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Uso } from '@/shared/usages'

/** Place of the question: before a deletion, or the form of the record. */
type UsagesPlace = 'deletion' | 'form'

interface OfPlace {
  place: UsagesPlace
}
export interface UsesRequest extends OfPlace {
  /** Resource name in the API. */
  tipo: string
  id: number
}

/** Usages of a record; `unknown` when the request failed or timed out. */
export interface Uses {
  tipo: string
  id: number
  status: 'waiting' | 'known' | 'unknown'
  usos: Uso[]
}

/** Records of a selection that are in use, from the responses that arrived in time. */
export interface UsesOfSelection {
  /** Id of the request, to ignore late responses of an earlier one. */
  asked: string
  tipo: string
  ids: readonly number[]
  status: 'waiting' | 'known'
  used: { id: number; usos: Uso[] }[]
}
type SelectionRequest = Pick<UsesOfSelection, 'asked' | 'tipo' | 'ids'>

interface State extends Partial<Record<UsagesPlace, Uses>> {
  selection?: UsesOfSelection
}

const slice = createSlice({
  name: 'usos',
  initialState: (): State => ({}),
  reducers: {
    selectionUsesRequested: {
      prepare: (of: Omit<SelectionRequest, 'asked'>) => ({ payload: { ...of, asked: nanoid() } }),
      reducer: (places, { payload }: PayloadAction<SelectionRequest>) => {
        places.selection = { ...payload, ids: [...payload.ids], status: 'waiting', used: [] }
      },
    },
    selectionUsesLoaded: (places, { payload: { asked, used } }: PayloadAction<Pick<UsesOfSelection, 'asked' | 'used'>>) => {
      if (places.selection?.asked === asked) Object.assign(places.selection, { status: 'known', used })
    },
    selectionUsesClosed: places => {
      delete places.selection
    },
    usesRequested: (places, { payload: { place, tipo, id } }: PayloadAction<UsesRequest>) => {
      places[place] = { tipo, id, status: 'waiting', usos: [] }
    },
    /** `usos` is null when loading failed; known usages then stay. A response for a place that was left is ignored. */
    usesLoaded: (places, { payload: { place, tipo, id, usos } }: PayloadAction<UsesRequest & { usos: Uso[] | null }>) => {
      const uses = places[place]
      if (uses?.tipo !== tipo || uses.id !== id || (uses.status === 'known' && !usos)) return
      places[place] = { tipo, id, status: usos ? 'known' : 'unknown', usos: usos ?? [] }
    },
    usesLeft: (places, { payload }: PayloadAction<OfPlace>) => {
      delete places[payload.place]
    },
  },
  selectors: {
    selectUses: (places, place: UsagesPlace): Uses | null => places[place] ?? null,
    selectUsesOfSelection: (places): UsesOfSelection | null => places.selection ?? null,
  },
})

export const { usesRequested, usesLoaded, usesLeft, selectionUsesRequested, selectionUsesLoaded, selectionUsesClosed } = slice.actions
export const { selectUses, selectUsesOfSelection } = slice.selectors
export const usosReducer = slice.reducer
