import { useState } from 'react'
import type { Move } from '@/shared/ordering'

/** What to read out after a line was moved; what was removed, the notice that takes it back says. */
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
