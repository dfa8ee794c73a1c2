import styles from '@/ui/form/UnsavedDot.module.css'

/** Amber dot for unsaved changes, beside a text with that meaning. */
export const UnsavedDot = () => <span className={styles.dot} aria-hidden="true" />
