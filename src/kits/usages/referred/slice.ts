import { createSlice } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import type { Referido } from '@/shared/usages'
import { plainReducer } from '@/store/plainReducer'

/** References by resource; null while loading. */
type State = Readonly<Record<string, readonly Referido[] | null>>

const by = plainReducer<State>()

/** References of a list's records, fetched when a filter by them is opened [LS-01]. */
const slice = createSlice({
  name: 'referidos',
  initialState: (): State => ({}),
  reducers: {
    referidosRequested: by((known, tipo: string) => ({ ...known, [tipo]: known[tipo] ?? null })),
    referidosLoaded: by((known, { tipo, referidos }: { tipo: string; referidos: readonly Referido[] }) => ({
      ...known,
      [tipo]: referidos,
    })),
  },
})

export const { referidosRequested, referidosLoaded } = slice.actions
export const referidosReducer = slice.reducer

type Root = Parameters<typeof slice.selectSlice>[0]

export const selectReferidos = (root: Root, tipo: string) => slice.selectSlice(root)[tipo]

export type SelectReferidos = ReturnType<typeof referidosOf>
const NONE: readonly Referido[] = []

/** Records referenced by those of a resource, or the action that loads them. */
export const referidosOf = (tipo: string) => {
  const toRequest = { ask: referidosRequested(tipo) }
  const inRequest = { ask: null }
  return createSelector([(root: Root) => selectReferidos(root, tipo)], known => ({
    referidos: known ?? NONE,
    awaited: known ? undefined : known === null ? inRequest : toRequest,
  }))
}
