import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import styles from '@/features/importar/review/ReviewNote.module.css'

/** Note below the value of a cell. */
export const ReviewNote = ({ isDanger, children }: { isDanger?: boolean; children: ReactNode }) => (
  <span className={classes(styles.note, isDanger && styles.danger)}>{children}</span>
)

/** Invalid value, with a `ReviewNote` on its correction; without a value, the reason alone. */
export const WrongText = ({ text, children }: { text: string; children?: ReactNode }) => (
  <span className={styles.wrong}>
    <Icon name="alert-circle" />
    <span className={styles.bad}>{text}</span>
    {children}
  </span>
)
