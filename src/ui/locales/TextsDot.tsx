import styles from '@/ui/locales/TextsDot.module.css'

/** Sign of how many texts there are in a language: all, some or none. Its words stand beside it. */
export const TextsDot = ({ texts }: { texts: 'full' | 'some' | 'none' }) => <span className={styles.dot} data-texts={texts} />
