import { classes } from '@/ui/classes'
import styles from '@/ui/buttons/Button.module.css'

type Look = 'link' | 'button' | 'quiet' | 'short' | 'block' | 'large' | 'icon' | 'small' | 'danger'

/** Class of an element that looks like a `Button` or an `IconButton` and is neither: the trigger of a menu, a link, a button with a state. */
export const buttonLook = (...looks: readonly Look[]) => classes(...looks.map(look => styles[look]))
