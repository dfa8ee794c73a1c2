import type { ComponentProps } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/app/frame/ToastCard.module.css'

interface ToastCardProps extends Omit<ComponentProps<'div'>, 'role'> {
  tone: 'success' | 'error' | 'warning'
  text: string
  onClose: () => void
}

const icons = { success: 'check-circle', error: 'x-circle', warning: 'alert' } as const

/**
 * Temporary message, dark in both themes; its child is a link to the record. An error or a warning is announced at once; `Toasts` announces
 * a success [FR-10].
 */
export const ToastCard = ({ tone, text, onClose, className, children, ...card }: ToastCardProps) => (
  <div {...card} role={tone === 'success' ? undefined : 'alert'} className={classes(styles.toast, styles[tone], className)}>
    <Icon name={icons[tone]} className={styles.icon} />
    <span className={styles.text}>
      <span>{text}</span> {children}
    </span>
    <button type="button" className={styles.close} aria-label="Cerrar el aviso" onClick={onClose}>
      <Icon name="x" />
    </button>
  </div>
)
