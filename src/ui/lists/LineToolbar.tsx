import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import { moveOnKey } from '@/ui/lists/moveOnKey'
import { MoveButtons } from '@/ui/lists/MoveButtons'
import styles from '@/ui/lists/LineToolbar.module.css'

interface LineToolbarProps extends ComponentProps<typeof MoveButtons> {
  /** Buttons after those that move the line. */
  children?: ReactNode
}

/**
 * Buttons of a line as one tab stop: those that move it, then others. Alt with an arrow moves the line from each of them. Their parent lays
 * them out [CD-04, CO-01, TR-05].
 */
export const LineToolbar = ({ children, ...line }: LineToolbarProps) => {
  const roving = useRovingStop<HTMLSpanElement>('toolbar')
  const followKey = moveOnKey(line.index, line.isLast, line.onMove)
  const toolbar = {
    ...roving,
    onKeyDown: (event: KeyboardEvent) => {
      roving.onKeyDown(event)
      followKey(event)
    },
  }
  return (
    <span {...toolbar} className={styles.toolbar} role="toolbar" aria-label={`Acciones de ${line.name}`}>
      <MoveButtons {...line} />
      {children}
    </span>
  )
}
