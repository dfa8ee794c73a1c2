import { counted } from '@/shared/counted'
import { MAIN_LOCALES } from '@/shared/locales'
import styles from '@/ui/locales/MissingTexts.module.css'

/** Number of texts that the default locale has and the chosen locale lacks. */
export const MissingTexts = ({ count }: { count: number }) => (
  <span className={styles.missing}>{count === 1 ? 'falta 1' : `faltan ${count}`}</span>
)

/** Number of main locales that lack texts, shown when the chosen locale is complete. */
export const IncompleteLocales = ({ count }: { count: number }) => {
  const sentence = `Textos por traducir en ${count} de los ${MAIN_LOCALES.length} idiomas principales`
  return (
    <span className={styles.missing} title={sentence}>
      <span aria-hidden="true">faltan en {counted(count, 'idioma', 'idiomas')}</span>
      <span className="visually-hidden">{sentence}</span>
    </span>
  )
}
