import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tipo } from '@/features/productos/productTypes'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'

interface OfProducto {
  tipo: Tipo
  id: number
}

interface State {
  readonly producto: OfProducto | null
  /** Applications of the product; null while loading. */
  readonly entradas: readonly ComoSeAplica[] | null
}

const closed: State = { producto: null, entradas: null }

const isSame = (one: OfProducto | null, { tipo, id }: OfProducto) => one?.tipo === tipo && one.id === id

const slice = createSlice({
  name: 'ficha',
  initialState: closed,
  reducers: {
    fichaOpened: (_state: State, { payload }: PayloadAction<OfProducto>): State => ({ producto: payload, entradas: null }),
    /** Ignored if the card of another product has opened since. */
    fichaClosed: (state: State, { payload }: PayloadAction<OfProducto>): State => (isSame(state.producto, payload) ? closed : state),
    entradasLoaded: (state: State, { payload: { entradas, ...of } }: PayloadAction<OfProducto & { entradas: ComoSeAplica[] }>): State =>
      isSame(state.producto, of) ? { ...state, entradas } : state,
    /** Result of copying the address, in a browser that cannot share. */
    addressCopied: (state: State, _action: PayloadAction<{ isCopied: boolean }>): State => state,
  },
  selectors: {
    /** Product of the open card. */
    selectFicha: ({ producto }) => producto,
    selectEntradas: ({ producto, entradas }, tipo: Tipo, id: number) => (isSame(producto, { tipo, id }) ? entradas : null),
  },
})

export const { fichaOpened, fichaClosed, entradasLoaded, addressCopied } = slice.actions
export const { selectFicha, selectEntradas } = slice.selectors
export const fichaReducer = slice.reducer
