import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useNavigate } from 'react-router-dom'
import type { DropdownMenuProps } from '@/ui/DropdownMenu'
import { Icon } from '@/ui/Icon'
import styles from '@/ui/Popover.module.css'

interface OpenedMenuProps extends DropdownMenuProps {
  /** Whether the first entry takes the focus: so when a key opened it. */
  focusFirst: boolean
}

/** The menu itself, open as soon as it is here. */
export const OpenedMenu = ({ children, items, label, className, align = 'end', isTabStop = true, focusFirst }: OpenedMenuProps) => {
  const navigate = useNavigate()
  return (
    <MenuTrigger defaultOpen>
      <Button className={className ?? ''} aria-label={label} excludeFromTabOrder={!isTabStop}>
        {children}
      </Button>
      <Popover className={styles.popover ?? ''} placement={align === 'end' ? 'bottom end' : 'bottom start'} offset={4}>
        <Menu className={styles.list ?? ''} autoFocus={focusFirst ? 'first' : true}>
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
