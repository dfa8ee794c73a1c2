import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { toStart, type Move } from '@/shared/ordering'

/** Move to the end, of any length: `useAnnouncedMove` limits it. */
export const TO_END: Move = Infinity

/** Menu entries that move a line to the ends of its list; an end where the line already is has no entry [CD-04, CO-01, TR-08]. */
export const endMoves = (index: number, isLast: boolean, onMove: (by: Move) => void): MenuEntry[] => [
  ...(index > 0 ? [{ label: 'Al principio', icon: 'to-start' as const, onAction: () => onMove(toStart(index)) }] : []),
  ...(!isLast ? [{ label: 'Al final', icon: 'to-end' as const, onAction: () => onMove(TO_END) }] : []),
]
