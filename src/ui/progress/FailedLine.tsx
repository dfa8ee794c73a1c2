import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/progress/FailedLine.module.css'

/** Line of a run with the reason of a failure. */
export const FailedLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.failed}>
    <Icon name="x-circle" />
    {children}
  </p>
)
