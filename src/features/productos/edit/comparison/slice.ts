import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { changeOf, type OfForm } from '@/store/screens/screen'

interface State {
  /** Form with the finished product, and id of the generic one. */
  readonly opened: (OfForm & { generico: number }) | null
  readonly status: 'waiting' | 'known' | 'failed'
  readonly generico: OpenedProducto | null
}

const closed = (): State => ({ opened: null, status: 'waiting', generico: null })

const ofOpen = changeOf<State>(({ opened }) => opened?.formId)

const slice = createSlice({
  name: 'comparacion',
  initialState: closed,
  reducers: {
    comparisonOpened: (_state: State, { payload }: PayloadAction<OfForm & { generico: number }>): State => ({
      ...closed(),
      opened: payload,
    }),
    comparisonClosed: ofOpen((_state, _payload: OfForm) => closed()),
    genericoLoaded: ofOpen((state, { record, lines }: OfForm & OpenedProducto) => ({
      ...state,
      status: 'known',
      generico: { record, lines },
    })),
    genericoFailed: ofOpen((state, _payload: OfForm) => ({ ...state, status: 'failed' })),
  },
})

export const { comparisonOpened, comparisonClosed, genericoLoaded, genericoFailed } = slice.actions
export const comparacionReducer = slice.reducer
export const selectComparacion = slice.selectSlice
