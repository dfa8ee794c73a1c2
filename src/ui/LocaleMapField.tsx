import { DEFAULT_LOCALE, hasText, inLocale, languageTag, type LocaleMap } from '@/domain/locales'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/Field'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/ui/Field.module.css'

interface LocaleMapFieldProps {
  label: string
  value: LocaleMap
  onChange: (map: LocaleMap) => void
  /** The locale that is edited; all others stay as they are [ML-03, ML-06]. */
  locale: string
  onBlur?: (() => void) | undefined
  error?: string | undefined
  name?: string | undefined
  multiline?: boolean
  autoFocus?: boolean
}

/** A text in many languages, one of them at a time. While another is written, the default one stands below to translate from. */
export const LocaleMapField = ({ label, value, onChange, locale, error, multiline, autoFocus = false, ...input }: LocaleMapFieldProps) => {
  const focused = useFocusOnMount(autoFocus)
  const missing = !hasText(value, locale)
  const translating = locale !== DEFAULT_LOCALE
  const reference = translating && hasText(value) && (
    <p className={styles.reference}>
      <b>{DEFAULT_LOCALE}</b> <span lang={languageTag(DEFAULT_LOCALE)}>{inLocale(value)}</span>
    </p>
  )
  const mark = (
    <span className={classes(styles.locale, missing && translating && styles.localeEmpty)}>
      {missing && translating ? `sin texto · ${locale}` : locale}
    </span>
  )
  const edited = (text: string) => onChange({ ...value, [locale]: text })
  return (
    <Field label={label} error={error} hint={reference} mark={mark} multiline={multiline ?? false}>
      {control => {
        const shared = { ...input, ...control, ref: focused, lang: languageTag(locale), dir: 'auto', value: inLocale(value, locale) }
        return multiline ? (
          <textarea {...shared} onChange={event => edited(event.target.value)} />
        ) : (
          <input type="text" {...shared} onChange={event => edited(event.target.value)} />
        )
      }}
    </Field>
  )
}
