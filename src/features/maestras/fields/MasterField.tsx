import type { LocaleMap } from '@/shared/locales'
import type { ImageDraft } from '@/store/imageDraft'
import { MAX_INTEGER } from '@/shared/constants'
import { ImageField } from '@/kits/forms/ImageField'
import { useImageOutcome } from '@/kits/forms/useImageOutcome'
import type { MasterField, MasterImage, ReferenceField } from '@/features/maestras/definition'
import { imageField } from '@/features/maestras/formValues'
import { useAppSelector } from '@/store/hooks'
import { ColorField } from '@/features/maestras/fields/ColorField'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { useFieldBinding, useNumberBinding } from '@/ui/fields/formik'
import { Column } from '@/ui/form/FormGrid'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { NumberField } from '@/ui/fields/NumberField'
import { ScriptKeys } from '@/ui/fields/ScriptKeys'

const Reference = ({ field: { label, name, from, whenEmpty } }: { field: ReferenceField }) => {
  const { value, ...binding } = useFieldBinding<number | null>(name)
  const options = useAppSelector(whenEmpty === 'null' ? from.selectOptionalChoices : from.selectChoices)
  const shown = whenEmpty === 'first' ? (value ?? options[0]?.value ?? null) : value
  return <ComboboxField<number | null> label={label} options={options} placeholder="Elija" value={shown} {...binding} />
}

interface Props {
  field: MasterField
  locale: string
  /** True: the form is not saved while the text is empty [MA-08]. */
  isRequired: boolean
  autoFocus: boolean
}

const MapInput = ({ field: { name, label, oneLine, scripts }, locale, isRequired, autoFocus }: Props & { field: { kind: 'text' } }) => (
  <LocaleMapField
    label={label}
    locale={locale}
    isRequired={isRequired}
    autoFocus={autoFocus}
    multiline={!oneLine}
    keys={scripts && (insert => <ScriptKeys onKey={insert} />)}
    {...useFieldBinding<LocaleMap>(name)}
  />
)

const ColorInput = ({ field: { name, label, maxLength } }: { field: MasterField & { kind: 'plainText' } }) => (
  <ColorField label={label} maxLength={maxLength} hint={`Máximo ${maxLength} caracteres`} {...useFieldBinding(name)} />
)

const NumberInput = ({ field: { name, label } }: { field: MasterField }) => (
  <NumberField label={label} steps min={-MAX_INTEGER} max={MAX_INTEGER} {...useNumberBinding(name)} />
)

const Control = ({ field, ...props }: Props) => {
  switch (field.kind) {
    case 'text':
      return <MapInput field={field} {...props} />
    case 'plainText':
      return <ColorInput field={field} />
    case 'integer':
      return <NumberInput field={field} />
    case 'reference':
      return <Reference field={field} />
  }
}

const HALF = { span: 6 }
const SHORT = { span: 3, phoneSpan: 6 }

const widthOf = (field: MasterField) => {
  if (field.kind === 'text') return field.half ? HALF : { span: 12 }
  return field.kind === 'reference' ? HALF : SHORT
}

/** Field of a master's form, by its kind. */
export const MasterFormField = (props: Props) => (
  <Column {...widthOf(props.field)}>
    <Control {...props} />
  </Column>
)

interface MasterImageFieldProps {
  image: MasterImage
  /** Key of the run of the save. */
  runKey: string
  formId: string
  saved: string | null
}

export const MasterImageField = ({ image: { property, label }, runKey, ...rest }: MasterImageFieldProps) => {
  const { value, onChange } = useFieldBinding<ImageDraft>(imageField(property))
  const outcome = useImageOutcome({ runKey, property, value, onChange })
  return <ImageField label={label} value={value} onChange={onChange} outcome={outcome} {...rest} />
}
