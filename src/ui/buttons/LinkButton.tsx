import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '@/ui/classes'
import styles from '@/ui/buttons/Button.module.css'

interface LinkButtonProps {
  to: string
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet'
}

/** Link to another page that looks like a button. */
export const LinkButton = ({ to, children, variant = 'secondary' }: LinkButtonProps) => (
  <Link to={to} className={classes(styles.button, variant !== 'secondary' && styles[variant])}>
    {children}
  </Link>
)
