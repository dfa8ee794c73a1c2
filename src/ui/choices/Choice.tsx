import { GroupField } from '@/ui/fields/GroupField'
import { Segments } from '@/ui/choices/Segments'
import type { SelectOption } from '@/ui/choices/SelectField'

interface ChoiceProps<Value> {
  label: string
  hideLabel?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  onBlur?: () => void
  error?: string
  name?: string
}

/** Two or three exclusive choices in one line: Sí / No, Activo / Inactivo [PE-04]. */
export const Choice = <Value extends string | number | boolean>(props: ChoiceProps<Value>) => {
  const { label, hideLabel, onBlur, error, ...segments } = props
  return (
    <GroupField label={label} hideLabel={hideLabel} role="radiogroup" error={error} onBlur={onBlur} name={segments.name}>
      <Segments {...segments} />
    </GroupField>
  )
}
