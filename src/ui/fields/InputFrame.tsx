import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { fieldLook } from '@/ui/fields/fieldLook'
import styles from '@/ui/fields/InputFrame.module.css'

interface InputFrameProps {
  children: ReactNode
  /** Small: as high as a button, for toolbars and panels. */
  small?: boolean
  className?: string
}

/** Frame of an input with other elements before or after it, in one line. */
export const InputFrame = ({ children, small = false, className }: InputFrameProps) => (
  <div className={classes(fieldLook('group'), small && fieldLook('small'), className)}>{children}</div>
)

/** Buttons and texts behind the input of an `InputFrame`. */
export const InputEnd = ({ children }: { children: ReactNode }) => <span className={styles.end}>{children}</span>
