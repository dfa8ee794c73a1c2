import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { DialogLayer } from '@/ui/dialogs/DialogLayer'
import { bodyIdOf, DialogParts, titleIdOf } from '@/ui/dialogs/DialogParts'
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
  return (
    <DialogLayer size={size} onClose={onClose}>
      <AriaDialog
        className={styles.dialog ?? ''}
        data-focus-home
        role={role}
        aria-labelledby={titleIdOf(id)}
        aria-describedby={role === 'alertdialog' ? bodyIdOf(id) : undefined}
      >
        <DialogParts id={id} title={title} actions={actions} onClose={onClose}>
          {children}
        </DialogParts>
      </AriaDialog>
    </DialogLayer>
  )
}
