import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import styles from '@/ui/page/EmptyState.module.css'

interface EmptyStateProps {
  icon?: IconName | false
  text: string
  /** Reason, in smaller type. */
  detail?: string
  /** Links or buttons to continue. */
  action?: ReactNode
}

/** Placeholder of an empty list or section. */
export const EmptyState = ({ icon, text, detail, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {icon && <Icon name={icon} />}
    <p>{text}</p>
    {detail && <p className={styles.detail}>{detail}</p>}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
)
