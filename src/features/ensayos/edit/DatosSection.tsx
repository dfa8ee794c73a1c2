import { memo } from 'react'
import { useField } from 'formik'
import type { LocaleMap } from '@/shared/locales'
import { ROI_DECIMALS, ROI_LIMIT } from '@/shared/constants'
import { ensayoDate } from '@/features/ensayos/date'
import { ReferenceField } from '@/kits/forms/ReferenceField'
import { selectOptionalPaisChoices } from '@/features/ensayos/choices'
import { fields } from '@/features/ensayos/edit/labels'
import { MESSAGES } from '@/features/ensayos/messages'
import { cultivoNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { DateField } from '@/features/ensayos/edit/DateField'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding, useNumberBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { NumberField } from '@/ui/fields/NumberField'
import { Section } from '@/ui/page/Section'
import { TextField } from '@/ui/fields/TextField'

interface TextProps {
  name: 'nombre' | 'descripcion' | 'dosis' | 'momento_de_aplicacion'
  locale: string
  multiline?: boolean
}
const Texto = ({ name, locale, multiline = false }: TextProps) => (
  <LocaleMapField label={fields[name].label} locale={locale} multiline={multiline} {...useFieldBinding<LocaleMap>(name)} />
)

const Codigo = () => <TextField label={fields.codigo.label} isRequired autoComplete="off" {...useFieldBinding('codigo')} />

/** Date of the trial. A wrong date is marked here but does not block submitting: a step of the save rejects it [TR-10]. */
const Fecha = () => {
  const [{ value }, { touched }] = useField<string>('fecha')
  const wrong = touched && ensayoDate(value) === null
  const notes = wrong ? { error: MESSAGES.wrongDate, hint: 'Escríbala así: aaaa-mm-dd' } : {}
  return <DateField label={fields.fecha.label} isRequired {...useFieldBinding('fecha')} {...notes} />
}

const Roi = () => (
  <NumberField
    label={fields.roi.label}
    placeholder="N.NN"
    decimals={ROI_DECIMALS}
    min={-ROI_LIMIT}
    max={ROI_LIMIT}
    {...useNumberBinding('roi')}
  />
)

const Pais = () => {
  const { value, onChange, ...binding } = useFieldBinding<string | null>('pais')
  return (
    <ComboboxField<string | null>
      label={fields.pais.label}
      options={useAppSelector(selectOptionalPaisChoices)}
      placeholder={value?.toUpperCase() ?? ''}
      value={value?.toLowerCase() || null}
      onChange={code => onChange(code && code.toUpperCase())}
      {...binding}
    />
  )
}

/** General data of a trial: ROI with two decimals; country and crop may be none [TR-03, TR-11, TR-12]. */
export const DatosSection = memo(({ locale }: { locale: string }) => (
  <Section title="Datos generales">
    <FormGrid>
      <Texto name="nombre" locale={locale} />
      <Column span={3} phoneSpan={6}>
        <Codigo />
      </Column>
      <Column span={3} phoneSpan={6}>
        <Fecha />
      </Column>
      <Column span={3} phoneSpan={6}>
        <Roi />
      </Column>
      <Column span={3} phoneSpan={6}>
        <Pais />
      </Column>
      <Column span={6}>
        <ReferenceField name="cultivo" label={fields.cultivo.label} from={cultivoNames} />
      </Column>
      <Column span={6}>
        <Texto name="dosis" locale={locale} />
      </Column>
      <Column span={6}>
        <Texto name="descripcion" locale={locale} multiline />
      </Column>
      <Column span={6}>
        <Texto name="momento_de_aplicacion" locale={locale} multiline />
      </Column>
    </FormGrid>
  </Section>
))
