import type { ReactNode, RefObject } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { buttonLook } from '@/ui/buttons/buttonLook'

interface ButtonProps {
  children: ReactNode
  /** `danger`: opens or confirms a deletion. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: IconName
  /** Shows a spinner and ignores presses, but keeps the focus during a save. */
  busy?: boolean
  type?: 'button' | 'submit'
  isDisabled?: boolean
  onPress?: () => void
  /** Accessible name, when the visible text does not distinguish the button from others; begins with that text. */
  label?: string
  /** Id of the form that the button submits, for a button outside the form. */
  form?: string
  /** Equivalent keys, handled elsewhere: "Control+Enter". */
  shortcut?: string
  /** Takes the focus on mount: the harmless answer of a question. */
  autoFocus?: boolean
  /** Ref for focusing the button later. */
  ref?: RefObject<HTMLButtonElement | null>
  /** Selector of the element that takes the focus when the button disappears after its press. */
  focusNext?: string
  /** Block: as wide as its container. */
  block?: boolean
  /** Large: as high as a form field. */
  large?: boolean
  /** Small: fits the head of a section, a table or a picker. */
  small?: boolean
}

export const Button = ({
  children,
  variant = 'secondary',
  icon,
  busy = false,
  block,
  large,
  small,
  type = 'button',
  ...button
}: ButtonProps) => {
  const { isDisabled, onPress, label, form, shortcut, autoFocus = false, focusNext, ref } = button
  const focused = useFocusOnMount(autoFocus)
  const covered = busy && icon === undefined
  return (
    <button
      ref={ref ?? focused}
      type={type}
      form={form}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut?.replace('Control', 'Ctrl').replace('Enter', 'Intro')}
      disabled={isDisabled}
      data-focus-next={focusNext}
      aria-disabled={busy || undefined}
      data-pending={busy || undefined}
      // Prevents a busy submit button from submitting, also by Enter in a field, which clicks it.
      onClick={busy ? event => event.preventDefault() : onPress}
      className={classes(
        buttonLook('button'),
        variant !== 'secondary' && buttonLook(variant),
        block && buttonLook('block'),
        large && buttonLook('large'),
        small && buttonLook('short'),
        covered && buttonLook('covered'),
      )}
    >
      {busy ? <Icon name="spinner" /> : icon && <Icon name={icon} />}
      {covered ? <span>{children}</span> : children}
    </button>
  )
}
