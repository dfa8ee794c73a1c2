import styles from '@/ui/locales/TextsDot.module.css'

/** Dot for the completeness of a language: all texts, some or none. Its meaning is in the text beside it. */
export const TextsDot = ({ texts }: { texts: 'full' | 'some' | 'none' }) => <span className={styles.dot} data-texts={texts} />
