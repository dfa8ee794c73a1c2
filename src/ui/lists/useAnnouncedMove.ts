import { useState } from 'react'
import { toEnd, type Move } from '@/shared/ordering'

/** Announcement after a line was moved; removals are announced by `UndoNotice`. */
export const useAnnouncedMove = <Item>(count: number, onMove: (item: Item, by: Move) => void) => {
  const [announcement, setAnnouncement] = useState('')
  return {
    announcement,
    /** A move beyond the end goes to the end. */
    move: (item: Item, index: number, wanted: Move, name: string) => {
      const by = Math.min(wanted, toEnd(index, count))
      onMove(item, by)
      setAnnouncement(`${name}: posición ${index + by + 1} de ${count}`)
    },
  }
}
