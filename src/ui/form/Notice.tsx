import { useId, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { UnsavedDot } from '@/ui/form/UnsavedDot'
import styles from '@/ui/form/Notice.module.css'

interface NoticeProps {
  /** `warning`: unsaved data; `error`: a failed save. */
  tone?: 'plain' | 'warning' | 'error'
  icon?: IconName
  title: string
  detail?: ReactNode
  /** Announces the title on mount. */
  isNews?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** Notice about the whole form, above it. Never takes the focus. */
export const Notice = ({ tone = 'plain', icon, title, detail, isNews = false, children }: NoticeProps) => {
  const id = useId()
  return (
    <section className={classes(styles.notice, tone !== 'plain' && styles[tone])} aria-labelledby={id}>
      {tone === 'warning' ? <UnsavedDot /> : icon && <Icon name={icon} />}
      <div className={styles.text}>
        <p className={styles.title} id={id} role={isNews ? 'status' : undefined}>
          {title}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
