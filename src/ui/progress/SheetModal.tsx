import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { Dialog, type DialogProps } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classes } from '@/ui/classes'
import { sheetFrame } from '@/ui/frame/sheet'
import styles from '@/ui/progress/SheetModal.module.css'

/** Attribute of elements that React Aria leaves usable beside a modal. */
const IN_USE = 'data-react-aria-top-layer'

/** Keeps the top bar and the menu usable: the user can leave a run over the sheet for another page. */
const useFrameInUse = () =>
  useLayoutEffect(() => {
    const parts = [...sheetFrame().querySelectorAll(`:scope > :is(a, header, nav):not([${IN_USE}])`)]
    for (const part of parts) part.setAttribute(IN_USE, '')
    return () => {
      for (const part of parts) part.removeAttribute(IN_USE)
    }
  }, [])

/** Holds the focus before the panel shows: Tab would move from the inert sheet to the frame, where the focus would stay. */
const useHeldTab = (isHeld: boolean) =>
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Tab') event.preventDefault()
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  }, [isHeld])

interface SheetModalProps {
  /** Panel; null before it shows. The sheet ignores keys and clicks from the start. */
  children: ReactNode
  /** `run` and `result` are placed at the bottom of a narrow page. */
  kind?: 'save' | 'run' | 'result'
  /** Called by Escape; without it, the modal closes only with its run. */
  onClose?: () => void
}

/** Modal over the sheet while mounted, for several dialogs in turn; the frame around the sheet stays usable. */
export const SheetModal = ({ children, kind = 'save', onClose }: SheetModalProps) => {
  useFrameInUse()
  useHeldTab(children === null)
  return (
    <ModalOverlay
      className={classes(styles.veil, kind !== 'save' && styles.low, children === null && styles.unseen)}
      isOpen
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={() => onClose?.()}
      // eslint-disable-next-line typescript/no-deprecated -- its successor, a provider, is not in react-aria-components
      UNSTABLE_portalContainer={sheetFrame()}
    >
      <Modal className={classes(styles.panel, kind === 'result' && styles.result)}>{children}</Modal>
    </ModalOverlay>
  )
}

/** Dialog of a modal over the sheet. */
export const SheetDialog = ({ className, ...dialog }: DialogProps & { className?: string }) => (
  <Dialog {...dialog} className={classes(styles.dialog, className)} data-focus-home />
)
