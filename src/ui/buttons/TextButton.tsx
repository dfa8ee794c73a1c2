import type { ComponentProps } from 'react'
import { classes } from '@/ui/classes'
import { buttonLook } from '@/ui/buttons/buttonLook'

interface TextButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'onClick'> {
  onPress: () => void
  /** Removes records or values. */
  danger?: boolean
}

/** Button that looks like a link, within a text or at its end. */
export const TextButton = ({ onPress, danger = false, ...button }: TextButtonProps) => (
  <button type="button" {...button} className={classes(buttonLook('link'), danger && buttonLook('danger'))} onClick={onPress} />
)
