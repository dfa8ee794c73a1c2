import { classes } from '@/ui/classes'
import styles from '@/ui/buttons/Button.module.css'

type Look = 'link' | 'button' | 'primary' | 'quiet' | 'short' | 'block' | 'large' | 'icon' | 'small' | 'danger' | 'covered'

/** Class of a button: for `Button`, `IconButton` and `TextButton`, and for menu triggers, links and toggle buttons. */
export const buttonLook = (...looks: readonly Look[]) => classes(...looks.map(look => styles[look]))
