import styles from '@/ui/LocaleSelect.module.css'

/** How many texts the default locale has and this one has not. */
export const MissingTexts = ({ count }: { count: number }) => <span className={styles.missing}>faltan {count}</span>
