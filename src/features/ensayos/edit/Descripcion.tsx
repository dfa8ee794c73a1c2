import { useAppDispatch } from '@/store/hooks'
import { object } from 'yup'
import type { LocaleMap } from '@/shared/locales'
import { filledFrom } from '@/shared/locales/copyTexts'
import { localeMapSchema } from '@/kits/forms/schemas'
import { localeChosen } from '@/features/ensayos/slice'
import { Column } from '@/ui/form/FormGrid'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'

/** Schema of the dialogs with a description. */
export const descripcionSchema = object({ descripcion: localeMapSchema })

/** Description of a result or an attachment, with a language selector, because the page's own selector is unreachable behind the dialog. */
export const Descripcion = ({ formId, locale, autoFocus = false }: { formId: string; locale: string; autoFocus?: boolean }) => {
  const dispatch = useAppDispatch()
  const { value, ...binding } = useFieldBinding<LocaleMap>('descripcion')
  return (
    <>
      <Column span={12}>
        <LocaleSelect
          value={locale}
          onChange={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
          maps={[value]}
          onCopy={from => binding.onChange(filledFrom(value, locale, from))}
        />
      </Column>
      <LocaleMapField label="Descripción" multiline autoFocus={autoFocus} locale={locale} value={value} {...binding} />
    </>
  )
}
