import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { SHEET_ID } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'
import styles from '@/app/frame/FrameGrid.module.css'

interface FrameGridProps {
  /** State of the menu column; `none`: a public page, which has the bar alone. */
  menu: 'shown' | 'hidden' | 'none'
  /** Bar and menu, around the sheet. */
  around: ReactNode
  /** The sheet is inert while the drawer is open. */
  isInert?: boolean
  children: ReactNode
}

/** Grid of the bar, the menu and the sheet; print shows the sheet alone. */
export const FrameGrid = ({ menu, around, isInert, children }: FrameGridProps) => (
  <div className={classes(styles.app, menu === 'hidden' && styles.menuHidden, menu === 'none' && styles.public)}>
    <SkipLink />
    {around}
    <main className={styles.main} id={SHEET_ID} tabIndex={-1} inert={isInert}>
      {children}
    </main>
  </div>
)
