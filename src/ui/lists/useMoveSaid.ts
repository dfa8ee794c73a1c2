import { useState } from 'react'
import type { Move } from '@/ui/lists/moves'

/** What to read out after a line was moved; what was removed, the notice that takes it back says. */
export const useMoveSaid = (count: number, onMove: (index: number, by: Move) => void) => {
  const [said, setSaid] = useState('')
  return {
    said,
    move: (index: number, by: Move, name: string) => {
      onMove(index, by)
      setSaid(`${name}: posición ${index + by + 1} de ${count}`)
    },
  }
}
