import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { canMove, toEnd, toStart, type Move } from '@/shared/ordering'

/** Menu entries that move a line to the ends of its list; none for an end where the line is already [CD-04, CO-01, TR-08]. */
export const endMoves = (index: number, count: number, onMove: (by: Move) => void): MenuEntry[] => [
  ...(canMove(count, index, -1) ? [{ label: 'Al principio', icon: 'to-start' as const, onAction: () => onMove(toStart(index)) }] : []),
  ...(canMove(count, index, 1) ? [{ label: 'Al final', icon: 'to-end' as const, onAction: () => onMove(toEnd(index, count)) }] : []),
]
