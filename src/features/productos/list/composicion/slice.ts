import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import type { Tipo } from '@/features/productos/productTypes'

/** State of a composition: with advice or without. */
export type EstadoDeComposicion = 'avisos' | 'sin'

/** States by product, without products that have no lines. */
export type Estados = Readonly<Record<number, EstadoDeComposicion>>

interface State {
  /** null before they come; undefined before they were asked for. */
  readonly known: Readonly<Partial<Record<Tipo, Estados | null | undefined>>>
}

/** States of the compositions of all products of a kind, worked out when the filter by them is opened [LB-07]. */
const slice = createSlice({
  name: 'composiciones',
  initialState: (): State => ({ known: {} }),
  reducers: {
    // Written without a draft: there may be thousands.
    composicionesAsked: ({ known }: State, { payload: tipo }: PayloadAction<Tipo>): State => ({
      known: { ...known, [tipo]: known[tipo] ?? null },
    }),
    /** List left: states that have not come are not awaited. */
    composicionesLeft: ({ known }: State, { payload: tipo }: PayloadAction<Tipo>): State => ({
      known: { ...known, [tipo]: known[tipo] ?? undefined },
    }),
    composicionesLearnt: ({ known }: State, { payload: { tipo, estados } }: PayloadAction<{ tipo: Tipo; estados: Estados }>): State => ({
      known: { ...known, [tipo]: estados },
    }),
  },
  selectors: {
    selectComposiciones: ({ known }, tipo: Tipo) => known[tipo],
  },
})

export const { composicionesAsked, composicionesLearnt, composicionesLeft } = slice.actions
export const { selectComposiciones } = slice.selectors
export const composicionesReducer = slice.reducer

const NONE: Estados = {}

/** States of a kind's compositions and, as long as they are not known, what asks for them. */
export const composicionesOf = (tipo: Tipo) => {
  const unasked = { ask: composicionesAsked(tipo) }
  const asked = { ask: null }
  return createSelector([(root: Parameters<typeof selectComposiciones>[0]) => selectComposiciones(root, tipo)], known => ({
    estados: known ?? NONE,
    awaited: known ? undefined : known === null ? asked : unasked,
  }))
}
