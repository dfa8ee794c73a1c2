import { classes } from '@/ui/classes'
import styles from '@/ui/text/Initials.module.css'

interface Props {
  /** User named beside it; null for an operator on the server, whose circle is empty. */
  user: { nombre: string; apellidos: string } | null
  size?: 'small' | 'large'
}

const firstLetter = (text: string) => Array.from(text.trim()).slice(0, 1).join('').toLocaleUpperCase('es')

/** Initials of a user in a circle: "LF". Hidden from screen readers, because the name is beside it. */
export const Initials = ({ user, size = 'small' }: Props) => (
  <span className={classes(styles.initials, size === 'large' && styles.large)} aria-hidden="true">
    {user && firstLetter(user.nombre) + firstLetter(user.apellidos)}
  </span>
)
