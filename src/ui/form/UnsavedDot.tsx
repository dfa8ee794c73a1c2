import styles from '@/ui/form/UnsavedDot.module.css'

/** Amber: something is not saved yet. Beside words that say so. */
export const UnsavedDot = () => <span className={styles.dot} aria-hidden="true" />
