import type { LocaleMap } from '@/shared/locales'
import { filledFrom } from '@/shared/locales/copyTexts'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { Column } from '@/ui/form/FormGrid'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'

interface TranslatedFieldProps {
  name: string
  label: string
  locale: string
  onLocale: (locale: string) => void
  autoFocus: boolean
}

/** Text of a dialog with a language selector, because that of the page is unreachable behind the dialog. */
export const TranslatedField = ({ name, label, locale, onLocale, autoFocus }: TranslatedFieldProps) => {
  const { value, ...binding } = useFieldBinding<LocaleMap>(name)
  return (
    <>
      <Column span={12}>
        <LocaleSelect
          value={locale}
          onChange={onLocale}
          maps={[value]}
          onCopy={from => binding.onChange(filledFrom(value, locale, from))}
        />
      </Column>
      <LocaleMapField label={label} multiline autoFocus={autoFocus} locale={locale} value={value} {...binding} />
    </>
  )
}
