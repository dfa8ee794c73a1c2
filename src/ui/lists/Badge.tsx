import { classes } from '@/ui/classes'
import styles from '@/ui/lists/Badge.module.css'

/** Short text beside a name: "Texto libre"; `warning`: "1 sin guardar"; `accent`: "Esta sesión". */
export const Badge = ({ text, tone }: { text: string; tone?: 'warning' | 'accent' }) => (
  <span className={classes(styles.badge, tone && styles[tone])}>{text}</span>
)
