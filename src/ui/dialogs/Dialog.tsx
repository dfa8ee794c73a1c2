import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { IconButton } from '@/ui/buttons/IconButton'
import { DialogLayer } from '@/ui/dialogs/DialogLayer'
import styles from '@/ui/dialogs/Dialog.module.css'

export interface DialogProps {
  title: string
  children: ReactNode
  /** Buttons of the foot; none where there is only something to read. One that submits a form of the body names it: `<Button type="submit" form={id}>`. */
  actions?: ReactNode
  /** Escape and the cross call it. A click beside the dialog closes nothing: it would lose what was typed. */
  onClose: () => void
  size?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
}

/**
 * Lies over the page as long as it is rendered: keeps the focus in, and gives it back to where it came from. What has `autoFocus`
 * takes the focus, or else the dialog itself. Takes 20 KiB of React Aria: lists import it by a `lazyPart`.
 */
export const Dialog = ({ title, children, actions, onClose, size, role = 'dialog' }: DialogProps) => {
  const id = useId()
  const titleId = `${id}-title`
  const bodyId = `${id}-body`
  return (
    <DialogLayer size={size} onClose={onClose}>
      <AriaDialog
        className={styles.dialog ?? ''}
        data-focus-home
        role={role}
        aria-labelledby={titleId}
        aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      >
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label="Cerrar" icon="x" onPress={onClose} />
        </div>
        <div className={styles.body} id={bodyId}>
          {children}
        </div>
        {actions && <div className={styles.foot}>{actions}</div>}
      </AriaDialog>
    </DialogLayer>
  )
}
