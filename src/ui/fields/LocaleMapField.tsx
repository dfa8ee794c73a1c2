import { useId, useRef, type ReactNode } from 'react'
import { withoutBreaks } from '@/shared/lineOf'
import { DEFAULT_LOCALE, hasText, inLocale, languageTag, type LocaleMap } from '@/shared/locales'
import { classes } from '@/ui/classes'
import { CopyText } from '@/ui/fields/CopyText'
import { Field } from '@/ui/fields/Field'
import { GrowingTextarea } from '@/ui/fields/GrowingTextarea'
import { insertAtCaret } from '@/ui/fields/insertAtCaret'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { fieldLook } from '@/ui/fields/fieldLook'
import styles from '@/ui/fields/LocaleMapField.module.css'

interface LocaleMapFieldProps {
  label: string
  value: LocaleMap
  onChange: (map: LocaleMap) => void
  /** Edited locale; all others stay unchanged [ML-03, ML-06]. */
  locale: string
  onBlur?: () => void
  error?: string
  name?: string
  multiline?: boolean
  isRequired?: boolean
  autoFocus?: boolean
  /** Effect of the typed text, beside the locale: a line below the field would move those after it. */
  effect?: string
  /** Keys below a single-line field; `insert` writes at its caret: `keys={insert => <ScriptKeys onKey={insert} />}` [CQ-02]. */
  keys?: (insert: (text: string) => void) => ReactNode
}

/** Field for a text in many languages, one at a time. Below another language, the text of the default locale is shown as the source. */
export const LocaleMapField = ({
  label,
  value,
  onChange,
  locale,
  error,
  multiline,
  isRequired,
  autoFocus = false,
  effect,
  keys,
  ...input
}: LocaleMapFieldProps) => {
  const focused = useFocusOnMount(autoFocus)
  const effectId = useId()
  const line = useRef<HTMLInputElement | null>(null)
  const missing = !hasText(value, locale)
  const translating = locale !== DEFAULT_LOCALE
  const reference = translating && hasText(value) && (
    <p className={styles.reference}>
      <b>{DEFAULT_LOCALE}</b> <span lang={languageTag(DEFAULT_LOCALE)}>{inLocale(value)}</span>
    </p>
  )
  const copy = reference && <CopyText key={locale} label={label} map={value} locale={locale} onChange={onChange} />
  const mark = (
    <span className={classes(fieldLook('locale'), missing && translating && fieldLook('localeEmpty'))}>
      {effect && (
        <>
          <span id={effectId}>{effect}</span>
          {' · '}
        </>
      )}
      {missing && translating ? `sin texto · ${locale}` : locale}
    </span>
  )
  const edited = (text: string) => onChange({ ...value, [locale]: text })
  const insert = (text: string) => {
    if (line.current) insertAtCaret(line.current, text)
  }
  return (
    <Field
      label={label}
      error={error}
      hint={reference}
      control={copy}
      mark={mark}
      multiline={multiline ?? false}
      isRequired={isRequired}
      name={input.name}
      locale={locale}
    >
      {control => {
        const text = inLocale(value, locale)
        // A single-line element drops line breaks, which would join words.
        const shown = multiline ? text : withoutBreaks(text)
        const describedBy = effect ? [control['aria-describedby'], effectId].filter(Boolean).join(' ') : control['aria-describedby']
        const shared = { ...input, ...control, 'aria-describedby': describedBy, lang: languageTag(locale), dir: 'auto', value: shown }
        if (multiline) return <GrowingTextarea {...shared} ref={focused} onChange={edited} />
        return (
          <>
            <input
              type="text"
              {...shared}
              ref={element => {
                line.current = element
                focused(element)
              }}
              onChange={event => edited(event.target.value)}
            />
            {keys?.(insert)}
          </>
        )
      }}
    </Field>
  )
}
