import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { SHEET_ID } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'
import styles from '@/app/frame/FrameGrid.module.css'

interface FrameGridProps {
  /** Room for the menu; `none`: a public page, which has the bar alone. */
  menu: 'shown' | 'hidden' | 'none'
  /** Bar and menu, around the sheet. */
  around: ReactNode
  /** The sheet takes neither focus nor presses. */
  isInert?: boolean
  children: ReactNode
}

/** Places of the bar, the menu and the sheet; print has the sheet alone. */
export const FrameGrid = ({ menu, around, isInert, children }: FrameGridProps) => (
  <div className={classes(styles.app, menu === 'hidden' && styles.menuHidden, menu === 'none' && styles.public)}>
    <SkipLink />
    {around}
    <main className={styles.main} id={SHEET_ID} tabIndex={-1} inert={isInert}>
      {children}
    </main>
  </div>
)
