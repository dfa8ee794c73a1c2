import { useState } from 'react'
import type { Move } from '@/shared/ordering'

/** Announcement after a line was moved; removals are announced by `UndoNotice`. */
export const useMoveSaid = <Item>(count: number, onMove: (item: Item, by: Move) => void) => {
  const [said, setSaid] = useState('')
  return {
    said,
    move: (item: Item, index: number, by: Move, name: string) => {
      onMove(item, by)
      setSaid(`${name}: posición ${index + by + 1} de ${count}`)
    },
  }
}
