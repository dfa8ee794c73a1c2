import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useNavigate } from 'react-router-dom'
import { Icon, type IconName } from '@/ui/Icon'
import styles from '@/ui/Popover.module.css'

/** An entry goes to a page (`to`) or does something (`onAction`). */
export interface MenuEntry {
  label: string
  icon?: IconName | undefined
  danger?: boolean | undefined
  /** Said after the label, in grey. */
  detail?: string | undefined
  to?: string
  onAction?: () => void
}

interface DropdownMenuProps {
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuEntry[]
  /** The button's name, where what it shows is not enough. */
  label?: string | undefined
  className?: string | undefined
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end'
  isTabStop?: boolean
}

/** A button that opens a short list of things to do or places to go. */
export const DropdownMenu = ({ children, items, label, className, align = 'end', isTabStop = true }: DropdownMenuProps) => {
  const navigate = useNavigate()
  return (
    <MenuTrigger>
      <Button className={className ?? ''} aria-label={label} excludeFromTabOrder={!isTabStop}>
        {children}
      </Button>
      <Popover className={styles.popover ?? ''} placement={align === 'end' ? 'bottom end' : 'bottom start'} offset={4}>
        <Menu className={styles.list ?? ''}>
          {items.map(({ label, icon, danger, detail, to, onAction }) => (
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
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
