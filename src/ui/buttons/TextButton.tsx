import type { ComponentProps } from 'react'
import { buttonLook } from '@/ui/buttons/buttonLook'

interface TextButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'onClick'> {
  onPress: () => void
}

/** Button that looks like a link, within a text or at its end. */
export const TextButton = ({ onPress, ...button }: TextButtonProps) => (
  <button type="button" {...button} className={buttonLook('link')} onClick={onPress} />
)
