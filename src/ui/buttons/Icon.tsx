import { icons, type IconName } from '@/ui/buttons/icons'
import { classes } from '@/ui/classes'
import styles from '@/ui/buttons/Icon.module.css'

export type { IconName }

/** What only a later part of the application draws comes with that part, as the path itself. */
export type Path = `M${string}`
export type Drawing = IconName | Path

const pathOf = (name: Drawing): string => (icons as Partial<Record<string, string>>)[name] ?? name

/** An icon always stands beside a name, so it says nothing to screen readers. */
export const Icon = ({ name, className }: { name: Drawing; className?: string | undefined }) => (
  <svg className={classes(styles.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
    <path d={pathOf(name)} />
  </svg>
)
