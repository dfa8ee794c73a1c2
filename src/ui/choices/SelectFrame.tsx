import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import styles from '@/ui/choices/SelectFrame.module.css'

interface SelectFrameProps {
  /** Class of the control as a field. */
  className: string | undefined
  /** Grey text at the end of the control. */
  detail?: ReactNode
  /** Renders the select or input with the given class. */
  control: (className: string) => ReactNode
  /** List that the control opens. */
  children?: ReactNode
}

/** Control with an arrow at its end, over its padding. */
export const SelectFrame = ({ className, detail, control, children }: SelectFrameProps) => (
  <div className={styles.placed}>
    {control(classes(className, styles.select, !!detail && styles.detailed))}
    <Icon name="chevron-down" className={styles.arrow} />
    {detail && <span className={styles.detail}>{detail}</span>}
    {children}
  </div>
)
