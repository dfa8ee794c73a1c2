import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/OptionList.module.css'
import popover from '@/ui/Popover.module.css'

/** Hangs below a combobox, and brings itself into sight. A press in it leaves the focus where it is: in the input. */
export const OptionPopover = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={classes(popover.popover, styles.popover)} role="presentation" onMouseDown={event => event.preventDefault()}>
      {children}
    </div>
  )
}
