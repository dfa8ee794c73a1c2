import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classes } from '@/ui/classes'
import styles from '@/ui/dialogs/DialogLayer.module.css'

interface DialogLayerProps {
  size?: 'small' | 'medium' | 'large'
  /** A click on the scrim closes the dialog. */
  isDismissable?: boolean
  /** Classes of a dialog with its own position and size. */
  look?: { scrim: string | undefined; sheet: string | undefined }
  onClose: () => void
  children: ReactNode
}

/** Scrim over the page with the box of a dialog, while mounted. */
export const DialogLayer = ({ size = 'medium', look, isDismissable = false, onClose, children }: DialogLayerProps) => (
  <ModalOverlay
    className={classes(styles.scrim, look?.scrim)}
    isOpen
    isDismissable={isDismissable}
    onOpenChange={open => {
      if (!open) onClose()
    }}
  >
    <Modal className={classes(styles.sheet, size !== 'medium' && styles[size], look?.sheet)}>{children}</Modal>
  </ModalOverlay>
)
