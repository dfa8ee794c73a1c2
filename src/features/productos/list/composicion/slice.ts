import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import type { Tipo } from '@/features/productos/productTypes'

/** State of a composition: with advice or without. */
export type EstadoDeComposicion = 'avisos' | 'sin'

/** States by id of the product; products without lines have none. */
type Estados = Readonly<Record<number, EstadoDeComposicion>>

interface State {
  /** States by kind; null while loading, undefined before the first request. */
  readonly known: Readonly<Partial<Record<Tipo, Estados | null | undefined>>>
}

/** States of the compositions of all products of a kind, computed when the filter by them is opened [LB-07]. */
const slice = createSlice({
  name: 'composiciones',
  initialState: (): State => ({ known: {} }),
  reducers: {
    // No writes to drafts: there can be thousands of states.
    composicionesRequested: ({ known }: State, { payload: tipo }: PayloadAction<Tipo>): State => ({
      known: { ...known, [tipo]: known[tipo] ?? null },
    }),
    /** Leaving the list: missing states are no longer awaited. */
    composicionesLeft: ({ known }: State, { payload: tipo }: PayloadAction<Tipo>): State => ({
      known: { ...known, [tipo]: known[tipo] ?? undefined },
    }),
    composicionesChecked: ({ known }: State, { payload: { tipo, estados } }: PayloadAction<{ tipo: Tipo; estados: Estados }>): State => ({
      known: { ...known, [tipo]: estados },
    }),
  },
  selectors: {
    selectComposiciones: ({ known }, tipo: Tipo) => known[tipo],
  },
})

export const { composicionesRequested, composicionesChecked, composicionesLeft } = slice.actions
export const { selectComposiciones } = slice.selectors
export const composicionesReducer = slice.reducer

const NONE: Estados = {}

/** Selector of a kind's states and, until they are known, of the action that loads them. */
export const composicionesOf = (tipo: Tipo) => {
  const toRequest = { ask: composicionesRequested(tipo) }
  const inRequest = { ask: null }
  return createSelector([(root: Parameters<typeof selectComposiciones>[0]) => selectComposiciones(root, tipo)], known => ({
    estados: known ?? NONE,
    awaited: known ? undefined : known === null ? inRequest : toRequest,
  }))
}
