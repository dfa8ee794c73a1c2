import type { Ref } from 'react'
import { GrowingTextarea } from '@/ui/fields/GrowingTextarea'
import { withoutBreaks } from '@/shared/lineOf'
import { RichName } from '@/ui/RichName'
import styles from '@/features/traducciones/workbench/texts/TranslationField.module.css'

interface TranslationFieldProps {
  ref: Ref<HTMLTextAreaElement>
  value: string
  lang: string
  label: string
  describedBy: string
  /** True for a text without line breaks. */
  isLine: boolean
  onChange: (text: string) => void
}

const hasMarkup = (text: string): boolean => /<su[bp]\s*>/i.test(text)

/** Field of a translation: formatted without focus, plain while focused [TX-03]. */
export const TranslationField = ({ ref, value, lang, label, describedBy, isLine, onChange }: TranslationFieldProps) => (
  <div className={styles.field}>
    <GrowingTextarea
      ref={element => {
        const area = element as HTMLTextAreaElement | null
        if (typeof ref === 'function') ref(area)
        else if (ref) ref.current = area
      }}
      className={styles.input}
      rows={1}
      data-line={isLine || undefined}
      lang={lang}
      dir="auto"
      spellCheck
      aria-label={label}
      aria-describedby={describedBy}
      placeholder="Sin texto"
      value={value}
      onChange={text => onChange(isLine ? withoutBreaks(text) : text)}
    />
    {hasMarkup(value) && (
      <div className={styles.rich} lang={lang} dir="auto" aria-hidden="true">
        <RichName text={value} />
      </div>
    )}
  </div>
)
