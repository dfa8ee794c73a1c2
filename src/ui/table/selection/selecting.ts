import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { Row } from '@/ui/table/model/row'

/** Selection of a table's rows; the parameters are indices among the displayed rows [LS-05]. */
export interface TableSelection {
  selected: ReadonlySet<Row['id']>
  /** Check boxes of all rows are visible. */
  isOn: boolean
  /** A tap on a row selects it instead of opening it. */
  takesTaps: boolean
  toggle: (at: number) => void
  /** Selects the range up to this row. */
  reach: (at: number) => void
  /** Handles a step with Shift. */
  step: (from: number, to: number) => void
  all: () => void
  none: () => void
  /** Handles a key on a row or inside it. Returns true for a selection key. */
  onKey: (event: KeyboardEvent, at: number) => boolean
}

export const onBox = (event: SyntheticEvent): boolean => event.target instanceof HTMLInputElement
