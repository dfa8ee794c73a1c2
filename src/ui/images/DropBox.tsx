import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import type { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import styles from '@/ui/images/DropBox.module.css'

interface DropBoxProps {
  look: 'empty' | 'unchanged' | 'chosen' | 'removed' | 'large'
  /** Small: box without a picture. */
  small?: boolean
  isBusy?: boolean
  incoming: ReturnType<typeof useIncomingFiles>
  picture: ReactNode
  words: ReactNode
  /** Buttons, and the hidden file input. */
  children: ReactNode
}

/** Drop target for a file: a picture, and beside it a text and buttons. */
export const DropBox = ({ look, small, isBusy, incoming: { target, isDropTarget }, picture, words, children }: DropBoxProps) => (
  <div
    className={classes(styles.box, small && styles.small)}
    data-look={look}
    data-drop-target={isDropTarget || undefined}
    aria-busy={isBusy}
    {...target}
  >
    <div className={styles.frame}>{picture}</div>
    <div className={styles.beside}>
      <p className={styles.words} role="status">
        {words}
      </p>
      {children}
    </div>
  </div>
)
