import { classes } from '@/ui/classes'
import styles from '@/ui/buttons/Button.module.css'

type Look = 'link' | 'button' | 'primary' | 'quiet' | 'short' | 'block' | 'large' | 'icon' | 'small' | 'danger'

/** Class of a button: of the components `Button`, `IconButton`, `TextButton`, and of the trigger of a menu, a link, a button with a state. */
export const buttonLook = (...looks: readonly Look[]) => classes(...looks.map(look => styles[look]))
