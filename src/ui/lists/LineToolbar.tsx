import type { ComponentProps, ReactNode } from 'react'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import { MoveButtons } from '@/ui/lists/MoveButtons'
import styles from '@/ui/lists/LineToolbar.module.css'

interface LineToolbarProps extends ComponentProps<typeof MoveButtons> {
  /** Buttons after those that move the line. */
  children?: ReactNode
}

/** Buttons of a line as one tab stop: those that move it, then others [CD-04, CO-01, TR-05]. Their parent lays them out. */
export const LineToolbar = ({ children, ...line }: LineToolbarProps) => {
  const roving = useRovingStop<HTMLSpanElement>('toolbar')
  return (
    <span {...roving} className={styles.toolbar} role="toolbar" aria-label={`Acciones de ${line.name}`}>
      <MoveButtons {...line} />
      {children}
    </span>
  )
}
