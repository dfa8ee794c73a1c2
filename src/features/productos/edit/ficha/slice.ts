import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tipo } from '@/features/productos/kinds'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { joinSlice, type LateRoot } from '@/store/late'

interface OfProducto {
  tipo: Tipo
  id: number
}

interface State {
  readonly producto: OfProducto | null
  /** Applications of the product; null before they have come. */
  readonly entradas: readonly ComoSeAplica[] | null
}

const isSame = (one: OfProducto | null, { tipo, id }: OfProducto) => one?.tipo === tipo && one.id === id

const slice = createSlice({
  name: 'ficha',
  initialState: (): State => ({ producto: null, entradas: null }),
  reducers: {
    fichaOpened: (_state: State, { payload }: PayloadAction<OfProducto>): State => ({ producto: payload, entradas: null }),
    entradasLearnt: (state: State, { payload: { entradas, ...of } }: PayloadAction<OfProducto & { entradas: ComoSeAplica[] }>): State =>
      isSame(state.producto, of) ? { ...state, entradas } : state,
    /** Outcome of copying the address, in a browser that cannot share. */
    addressCopied: (state: State, _action: PayloadAction<{ isCopied: boolean }>): State => state,
  },
})

export const { fichaOpened, entradasLearnt, addressCopied } = slice.actions
const selectFicha: (root: LateRoot) => State = joinSlice(slice)
export const selectEntradas = (root: LateRoot, tipo: Tipo, id: number): State['entradas'] => {
  const { producto, entradas } = selectFicha(root)
  return isSame(producto, { tipo, id }) ? entradas : null
}
