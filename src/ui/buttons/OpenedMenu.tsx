import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { useNavigate } from 'react-router-dom'
import type { DropdownMenuProps, MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import { OptionDetail, OptionHeading, OptionText } from '@/ui/choices/OptionParts'
import { popoverLook } from '@/ui/choices/popoverLook'
import { useNextOpener } from '@/ui/choices/useNextOpener'
import styles from '@/ui/buttons/OpenedMenu.module.css'

interface OpenedMenuProps extends DropdownMenuProps {
  /** Focuses the first entry, for a menu opened by a key. */
  focusFirst: boolean
}

const isRadio = ({ checked }: MenuEntry) => checked !== undefined

/** Menu, open on mount. Its button takes the focus first, so that closing the menu returns the focus to the button. */
export const OpenedMenu = ({ children, items, label, name, className, heading, isTabStop = true, focusFirst }: OpenedMenuProps) => {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useNextOpener(open, button)
  // Keys are indices: a name given by a user may equal that of another entry.
  const keyed = items.map((item, index) => ({ item, key: String(index) }))
  const entry = ({
    item: { label, icon, danger, detail, count, checked, isDisabled = false, to, onAction },
    key,
  }: (typeof keyed)[number]) => (
    <MenuItem
      key={key}
      id={key}
      textValue={label}
      isDisabled={isDisabled}
      className={popoverLook('option')}
      data-danger={(danger && !isDisabled) || undefined}
      onAction={() => {
        if (to !== undefined) void navigate(to)
        onAction?.()
      }}
    >
      {checked !== undefined && <span className={styles.radio}>{checked && <Icon name="check" />}</span>}
      {icon && <Icon name={icon} />}
      <OptionText>{label}</OptionText>
      {detail && <OptionDetail>{detail}</OptionDetail>}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </MenuItem>
  )
  const radios = keyed.filter(({ item }) => isRadio(item))
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Button ref={button} className={className ?? ''} aria-label={label ?? (open ? name : undefined)} excludeFromTabOrder={!isTabStop}>
        {children}
      </Button>
      <Popover className={popoverLook('popover')} placement="bottom end" offset={4}>
        {heading && <OptionHeading>{heading}</OptionHeading>}
        <Menu className={styles.list ?? ''} {...(heading && { 'aria-label': heading })} autoFocus={focusFirst ? 'first' : true}>
          {radios.length > 0 && (
            <MenuSection
              aria-label={label ?? ''}
              selectionMode="single"
              selectedKeys={radios.filter(({ item }) => item.checked).map(({ key }) => key)}
            >
              {radios.map(entry)}
            </MenuSection>
          )}
          {radios.length > 0 && <Separator className={styles.separator ?? ''} />}
          {keyed.filter(({ item }) => !isRadio(item)).map(entry)}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
