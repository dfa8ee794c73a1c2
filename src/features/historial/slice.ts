import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PreguntaDeHistorial } from '@/api/historial'
import type { Entrada, PaginaDeHistorial, Restaurado } from '@/domain/historial/historial'
import { joinSlice } from '@/store/late'

/** A record that has come back without all that it had. */
export interface Incompleto extends Restaurado {
  nombre: string
}

interface State {
  /** What is told of the record that was restored last [HI-04]. */
  told: Incompleto | null
  /** What of the activity was asked for last. */
  pregunta: PreguntaDeHistorial
  /** As many of its entries as somebody has scrolled to [HI-05]. */
  entradas: readonly Entrada[]
  /** Where the next page begins; null on the last, and before the first. */
  siguiente: string | null
  /** null before the first page. */
  total: number | null
  /** There are more than `total` says. */
  isMore: boolean
  failed: boolean
}

const initialState: State = { told: null, pregunta: {}, entradas: [], siguiente: null, total: null, isMore: false, failed: false }

/** What of bin and activity is no catalogue. Written without a draft: it may be a hundred thousand entries. */
const slice = createSlice({
  name: 'historial',
  initialState: () => initialState,
  reducers: {
    /** null: it has been read. */
    restoredTold: (state, { payload: told }: PayloadAction<Incompleto | null>): State => ({ ...(state as State), told }),
    /** Its first page; what there was gives way when it comes. */
    activityAsked: (state, { payload: pregunta }: PayloadAction<PreguntaDeHistorial>): State => ({
      ...(state as State),
      ...{ pregunta, siguiente: null, failed: false },
    }),
    /** null: it could not be had. */
    activityLoaded: (state, { payload }: PayloadAction<PaginaDeHistorial | null>): State => {
      const before = state as State
      if (!payload) return { ...before, failed: true }
      const { entradas, siguiente, total, hay_mas: isMore = false } = payload
      // Only the first page says how many there are.
      const kept = total === null ? { entradas: [...before.entradas, ...entradas] } : { entradas, total, isMore }
      return { ...before, ...kept, siguiente, failed: false }
    },
  },
})

export const { restoredTold, activityAsked, activityLoaded } = slice.actions
export const selectHistory = joinSlice(slice)
