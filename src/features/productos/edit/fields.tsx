import type { LocaleMap } from '@/shared/locales'
import type { TextoDeProducto } from '@/features/productos/model/productoFields'
import { fields } from '@/features/productos/edit/labels'
import { siNo } from '@/features/productos/booleanWords'
import { Choice } from '@/ui/choices/Choice'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { TextField } from '@/ui/fields/TextField'

interface MapFieldProps {
  name: TextoDeProducto
  locale: string
  multiline?: boolean
  effect?: string
}

export const MapField = ({ name, ...field }: MapFieldProps) => (
  <LocaleMapField label={fields[name].label} {...field} {...useFieldBinding<LocaleMap>(name)} />
)

interface PlainFieldProps {
  name: 'codigo' | 'id_hexadecimal'
  isRequired?: boolean
}

export const PlainField = ({ name, isRequired }: PlainFieldProps) => (
  <TextField label={fields[name].label} isRequired={isRequired} autoComplete="off" {...useFieldBinding(name)} />
)

interface YesNoProps {
  name: 'activo' | 'ecologico' | 'internacional'
  wordFor?: (value: boolean) => string
}

export const YesNo = ({ name, wordFor = siNo }: YesNoProps) => (
  <Choice<boolean>
    label={fields[name].label}
    options={[true, false].map(value => ({ value, label: wordFor(value) }))}
    {...useFieldBinding<boolean>(name)}
  />
)
