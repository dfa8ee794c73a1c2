import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { Row } from '@/ui/table/model/row'

/** Selection of a table's rows; rows are given by their index among those shown [LS-05]. */
export interface Selecting {
  selected: ReadonlySet<Row['id']>
  /** Check boxes of all rows are visible. */
  isOn: boolean
  /** A tap on a row selects it instead of opening it. */
  takesTaps: boolean
  toggle: (at: number) => void
  /** Selects the range that ends at this row. */
  reach: (at: number) => void
  /** Step with Shift. */
  step: (from: number, to: number) => void
  all: () => void
  none: () => void
  /** Handles a key on a row or in it. Returns true for a key that selects. */
  onKey: (event: KeyboardEvent, at: number) => boolean
}

export const onBox = (event: SyntheticEvent): boolean => event.target instanceof HTMLInputElement
