import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { DialogLayer } from '@/ui/dialogs/DialogLayer'
import { bodyIdOf, DialogParts, titleIdOf } from '@/ui/dialogs/DialogParts'
import styles from '@/ui/dialogs/Dialog.module.css'

interface DialogProps {
  title: string
  children: ReactNode
  /** Buttons of the foot; none for a read-only dialog. A submit button names its form: `<Button type="submit" form={id}>`. */
  actions?: ReactNode
  /** Called by Escape and the close button. A click beside the dialog does not close it, because typed text would be lost. */
  onClose: () => void
  size?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
}

/**
 * Modal dialog, open while mounted: traps the focus and returns it afterwards. The element with `autoFocus` takes the focus, else the
 * dialog. Imports 20 KiB of React Aria: lists load it by a `lazyPart`.
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
