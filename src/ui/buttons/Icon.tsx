import { icons, type IconName } from '@/ui/buttons/icons'
import { classes } from '@/ui/classes'
import styles from '@/ui/buttons/Icon.module.css'

/** Decorative icon, hidden from screen readers: a name is always beside the icon. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classes(styles.icon, name === 'spinner' && styles.spinner, className)} viewBox="0 0 16 16" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
