import type { ReactNode, RefObject } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/ui/buttons/Button.module.css'

export interface ButtonProps {
  children: ReactNode
  /** `danger` stands next to what it deletes. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: IconName
  /** Shows a spinner and takes no press, but keeps the focus: nobody loses their place while something is saved. */
  busy?: boolean
  type?: 'button' | 'submit'
  isDisabled?: boolean
  onPress?: () => void
  /** Its name, where what it shows does not tell it from its neighbours: it begins with that. */
  label?: string
  /** Id of the form that it submits, where it stands outside. */
  form?: string
  /** Keys that do the same, which somebody else listens to: "Control+Enter". */
  shortcut?: string
  /** Takes the focus when it appears: the harmless answer of a question. */
  autoFocus?: boolean
  /** For whoever gives it the focus later. */
  ref?: RefObject<HTMLButtonElement | null>
  /** Selector of the element that takes the focus where the button disappears with what it did. */
  focusNext?: string
  /** It is as wide as its surroundings. */
  block?: boolean
  /** It is as high as a form field. */
  large?: boolean
  /** It fits the head of a section, a table or a picker. */
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
      // A busy submit button must not submit, not even by Enter in a field, which clicks it.
      onClick={busy ? event => event.preventDefault() : onPress}
      className={classes(
        styles.button,
        variant !== 'secondary' && styles[variant],
        block && styles.block,
        large && styles.large,
        small && styles.short,
      )}
    >
      {busy ? <Icon name="spinner" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** Part of a button's text that drops out of sight where there is little room, and stays in its name. */
export const Rest = ({ children }: { children: ReactNode }) => <span className={styles.rest}>{children}</span>

/** "Añadir magnitud": on a phone only "Añadir" is seen, and the whole is read aloud. */
export const LabelWithRest = ({ label }: { label: string }) => {
  const [first, ...rest] = label.split(' ')
  return (
    <span>
      {first}
      {rest.length > 0 && <Rest> {rest.join(' ')}</Rest>}
    </span>
  )
}
