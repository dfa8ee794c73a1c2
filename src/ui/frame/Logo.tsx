import { classes } from '@/ui/classes'
import styles from '@/ui/frame/Logo.module.css'

/** Logo without the name: three blades, one for each stage. */
export const Logo = ({ size = 'small' }: { size?: 'small' | 'medium' | 'large' }) => (
  <svg className={classes(styles.logo, size !== 'small' && styles[size])} viewBox="0 0 32 32" aria-hidden="true">
    <path className={styles.first} d="M2 29V25A8 8 0 0 1 10 17V21A8 8 0 0 1 2 29Z" />
    <path className={styles.second} d="M12 29V18A8 8 0 0 1 20 10V21A8 8 0 0 1 12 29Z" />
    <path className={styles.third} d="M22 29V11A8 8 0 0 1 30 3V21A8 8 0 0 1 22 29Z" />
  </svg>
)
