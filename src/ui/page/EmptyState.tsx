import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/buttons/Icon'
import styles from '@/ui/page/EmptyState.module.css'

interface EmptyStateProps {
  icon?: IconName | false
  text: string
  /** The one way on: a link or a button. */
  action?: ReactNode
}

/** In the place of what there is none of. */
export const EmptyState = ({ icon, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {icon && <Icon name={icon} />}
    <p>{text}</p>
    {action}
  </div>
)
