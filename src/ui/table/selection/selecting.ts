import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { Row } from '@/ui/table/model/row'

/** What a table does for whoever keeps its selection; rows are named by their places among those shown [LS-05]. */
export interface Selecting {
  selected: ReadonlySet<Row['id']>
  /** The boxes of all rows show. */
  isOn: boolean
  /** A tap on a row selects it, in place of opening it. */
  takesTaps: boolean
  toggle: (at: number) => void
  /** The range that ends here. */
  reach: (at: number) => void
  /** A step with Shift. */
  step: (from: number, to: number) => void
  all: () => void
  none: () => void
  /** A key on a row or in it; tells whether it was one that selects. */
  onKey: (event: KeyboardEvent, at: number) => boolean
}

export const onBox = (event: SyntheticEvent): boolean => event.target instanceof HTMLInputElement
