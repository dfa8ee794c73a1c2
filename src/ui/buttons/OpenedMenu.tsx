import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useNavigate } from 'react-router-dom'
import type { DropdownMenuProps } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/choices/Popover.module.css'

interface OpenedMenuProps extends DropdownMenuProps {
  /** Whether the first entry takes the focus: so when a key opened it. */
  focusFirst: boolean
}

/** The menu itself, open as soon as it is here. Its button takes the focus first, to have it back when the menu closes. */
export const OpenedMenu = ({ children, items, label, className, isTabStop = true, focusFirst }: OpenedMenuProps) => {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Button ref={button} className={className ?? ''} aria-label={label} excludeFromTabOrder={!isTabStop}>
        {children}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <Menu className={styles.list ?? ''} autoFocus={focusFirst ? 'first' : true}>
          {items.map(({ label, icon, danger, detail, count, to, onAction }) => (
            <MenuItem
              key={label}
              textValue={label}
              className={styles.option ?? ''}
              data-danger={danger || undefined}
              onAction={() => {
                if (to !== undefined) void navigate(to)
                onAction?.()
              }}
            >
              {icon && <Icon name={icon} />}
              <span className={styles.text}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
