import { counted } from '@/shared/counted'
import { MAIN_LOCALES } from '@/shared/locales'
import styles from '@/ui/locales/LocaleSelect.module.css'

/** How many texts the default locale has and this one has not. */
export const MissingTexts = ({ count }: { count: number }) => (
  <span className={styles.missing}>{count === 1 ? 'falta 1' : `faltan ${count}`}</span>
)

/** How many of the main locales lack a text: the chosen one is complete, but the work is not. */
export const IncompleteLocales = ({ count }: { count: number }) => {
  const sentence = `Textos por traducir en ${count} de los ${MAIN_LOCALES.length} idiomas principales`
  return (
    <span className={styles.missing} title={sentence}>
      <span aria-hidden="true">faltan en {counted(count, 'idioma', 'idiomas')}</span>
      <span className="visually-hidden">{sentence}</span>
    </span>
  )
}
