import type { ReactNode } from 'react'
import { IconButton } from '@/ui/buttons/IconButton'
import styles from '@/ui/dialogs/DialogParts.module.css'

interface DialogPartsProps {
  /** Prefix of the ids of title and body. */
  id: string
  title: string
  /** Tooltip of the close button. */
  closeTitle?: string
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

export const titleIdOf = (id: string) => `${id}-title`
export const bodyIdOf = (id: string) => `${id}-body`

/** Head, body and foot of a dialog, in a column of its owner. */
export const DialogParts = ({ id, title, closeTitle, actions, onClose, children }: DialogPartsProps) => (
  <>
    <div className={styles.head}>
      <h2 className={styles.title} id={titleIdOf(id)}>
        {title}
      </h2>
      <IconButton label="Cerrar" title={closeTitle} icon="x" onPress={onClose} />
    </div>
    <div className={styles.body} id={bodyIdOf(id)}>
      {children}
    </div>
    {actions && <div className={styles.foot}>{actions}</div>}
  </>
)

interface DialogStatusProps {
  /** True: for screen readers only, where the buttons show the outcome. */
  isHidden?: boolean
  children: ReactNode
}

/** Outcome of the last press in a dialog, before its buttons. */
export const DialogStatus = ({ isHidden = false, children }: DialogStatusProps) => (
  <p className={isHidden ? 'visually-hidden' : styles.status} role="status">
    {children}
  </p>
)
