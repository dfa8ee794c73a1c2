import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '@/ui/classes'
import { buttonLook } from '@/ui/buttons/buttonLook'

interface LinkButtonProps {
  to: string
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet'
}

/** Link to another page that looks like a button. */
export const LinkButton = ({ to, children, variant = 'secondary' }: LinkButtonProps) => (
  <Link to={to} className={classes(buttonLook('button'), variant !== 'secondary' && buttonLook(variant))}>
    {children}
  </Link>
)
