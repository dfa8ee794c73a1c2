import styles from '@/ui/locales/TextsDot.module.css'

/** Dot for the completeness of a language: all texts, some or none. Decorative, because a text beside it has the meaning. */
export const TextsDot = ({ texts }: { texts: 'full' | 'some' | 'none' }) => <span className={styles.dot} data-texts={texts} />
