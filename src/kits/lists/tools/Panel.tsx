import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { popoverLook } from '@/ui/choices/popoverLook'
import { classes } from '@/ui/classes'
import styles from '@/kits/lists/tools/Panel.module.css'

interface PanelProps {
  label: string
  /** It hangs below this one, which has the focus back afterwards. */
  button: RefObject<HTMLElement | null>
  placement: 'bottom start' | 'bottom end'
  /** Without, it is as wide as what it holds, with some room around that. */
  width?: 'narrow' | 'wide'
  onClose: () => void
  children: ReactNode
}

/** Something to choose, which a button of the line opens; a `PanelFoot` says how much is chosen. */
export const Panel = ({ label, button, placement, width, onClose, children }: PanelProps) => (
  <Popover
    className={classes(popoverLook('popover'), width && styles[width])}
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

interface PanelFootProps {
  children: ReactNode
  /** Takes back what was chosen. */
  action: { label: string; onPress: () => void } | false
}

export const PanelFoot = ({ children, action }: PanelFootProps) => (
  <div className={styles.foot}>
    {children}
    {action && (
      <button type="button" className={styles.quit} onClick={action.onPress}>
        {action.label}
      </button>
    )}
  </div>
)
