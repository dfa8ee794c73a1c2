import styles from '@/ui/form/UnsavedDot.module.css'

/** Amber dot for unsaved changes, beside a text that says so. */
export const UnsavedDot = () => <span className={styles.dot} aria-hidden="true" />
