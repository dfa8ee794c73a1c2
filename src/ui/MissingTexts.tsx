import styles from '@/ui/LocaleSelect.module.css'

/** How many texts the default locale has and this one has not. */
export const MissingTexts = ({ count }: { count: number }) => (
  <span className={styles.missing}>{count === 1 ? 'falta 1' : `faltan ${count}`}</span>
)
