import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { popoverLook } from '@/ui/choices/popoverLook'
import { useNextOpener } from '@/ui/choices/useNextOpener'
import { classes } from '@/ui/classes'
import styles from '@/kits/lists/tools/Panel.module.css'

interface PanelProps {
  label: string
  /** Button above the panel, to which the focus returns. */
  button: RefObject<HTMLElement | null>
  placement: 'bottom start' | 'bottom end'
  /** Width of the panel; fits its content by default. */
  width?: 'narrow' | 'wide'
  onClose: () => void
  children: ReactNode
}

/**
 * Takes the focus in the commit that opens the panel: React Aria focuses a panel opened by Enter some frames later, when the page is inert
 * already, and keys pressed in between would be shortcuts of the page. `data-opens` marks a control that takes the focus instead.
 */
const takeFocus = (dialog: HTMLElement | null) =>
  (dialog?.querySelector<HTMLElement>('[data-opens]') ?? dialog)?.focus({ preventScroll: true })

/** Popover of a button of the line; a `PanelFoot` shows the number of chosen values. */
export const Panel = ({ label, button, placement, width, onClose, children }: PanelProps) => {
  useNextOpener(true, button)
  return (
    <Popover
      className={classes(popoverLook('popover'), width && styles[width])}
      triggerRef={button}
      isOpen
      onOpenChange={onClose}
      placement={placement}
      offset={4}
    >
      <Dialog ref={takeFocus} className={styles.dialog ?? ''} aria-label={label} data-focus-home>
        {children}
      </Dialog>
    </Popover>
  )
}

interface PanelFootProps {
  children: ReactNode
  /** Button that resets the choice. */
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
