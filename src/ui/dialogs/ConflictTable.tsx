import { DEFAULT_LOCALE, languageTag, type Locale } from '@/domain/locales'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { useLocales } from '@/ui/locales/useLocales'
import styles from '@/ui/dialogs/ConflictDialog.module.css'

export interface ConflictRow {
  key: string
  /** What the form calls the field. */
  label: string
  /** Names the locale where the field is a map; null where it is none. */
  locale: string | null
  mine: string
  theirs: string
}

/** What the two versions are called. */
export interface Versions {
  theirs: string
  mine: string
}

export const PEOPLE: Versions = { theirs: 'Su versión', mine: 'La mía' }

const Version = ({ of, text, locale }: { of: string; text: string; locale: string | null }) => (
  <td data-of={of} lang={locale === null || text === '' ? undefined : languageTag(locale)}>
    {text || <span className={styles.nothing}>Sin texto</span>}
  </td>
)

const nameOf = (locales: readonly Locale[], code: string) => locales.find(locale => locale.code === code)?.name ?? code

/** Field by field: what the other person saved, and what would take its place. */
export const ConflictTable = ({ rows, versions: { theirs, mine } }: { rows: readonly ConflictRow[]; versions: Versions }) => {
  const { main, others } = useLocales(DEFAULT_LOCALE)
  const region = useFocusOnMount(true)
  return (
    <div ref={region} className={styles.scroll} role="group" aria-label="Las dos versiones" tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">{theirs}</th>
            <th scope="col">{mine}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, locale, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {locale !== null && <span className={styles.locale}>{nameOf([...main, ...others], locale)}</span>}
              </th>
              <Version of={theirs} text={theirs} locale={locale} />
              <Version of={mine} text={mine} locale={locale} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
