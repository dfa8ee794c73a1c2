import { canMove, toEnd, toStart, type Move } from '@/shared/ordering'
import { drawings } from '@/ui/lists/drawings'

/** Menu items that move a line to the ends of its list; none for an end where the line stands already [CD-04, CO-01, TR-08]. */
export const endMoves = (index: number, count: number, onMove: (by: Move) => void) => [
  ...(canMove(count, index, -1) ? [{ label: 'Al principio', icon: drawings.toStart, onAction: () => onMove(toStart(index)) }] : []),
  ...(canMove(count, index, 1) ? [{ label: 'Al final', icon: drawings.toEnd, onAction: () => onMove(toEnd(index, count)) }] : []),
]
