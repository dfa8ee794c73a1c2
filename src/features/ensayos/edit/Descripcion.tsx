import { useAppDispatch } from '@/store/hooks'
import { object } from 'yup'
import { TranslatedField } from '@/kits/forms/TranslatedField'
import { localeMapSchema } from '@/kits/forms/schemas'
import { localeChosen } from '@/features/ensayos/slice'

/** Schema of the dialogs with a description. */
export const descripcionSchema = object({ descripcion: localeMapSchema })

/** Description of a result or an attachment. */
export const Descripcion = ({ formId, locale, autoFocus = false }: { formId: string; locale: string; autoFocus?: boolean }) => {
  const dispatch = useAppDispatch()
  const onLocale = (chosen: string) => dispatch(localeChosen({ formId, locale: chosen }))
  return <TranslatedField name="descripcion" label="Descripción" locale={locale} onLocale={onLocale} autoFocus={autoFocus} />
}
