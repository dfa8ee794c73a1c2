import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { popoverLook } from '@/ui/choices/popoverLook'
import { classes } from '@/ui/classes'
import styles from '@/kits/lists/tools/ListLine.module.css'

interface PanelProps {
  label: string
  /** It hangs below this one, which has the focus back afterwards. */
  button: RefObject<HTMLElement | null>
  placement: 'bottom start' | 'bottom end'
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** What a button of the line opens: something to choose, and a foot that says how much. */
export const Panel = ({ label, button, placement, className, onClose, children }: PanelProps) => (
  <Popover
    className={classes(popoverLook('popover'), className)}
    triggerRef={button}
    isOpen
    onOpenChange={onClose}
    placement={placement}
    offset={4}
  >
    <Dialog className={styles.dialog ?? ''} aria-label={label} data-focus-home>
      {children}
    </Dialog>
  </Popover>
)
