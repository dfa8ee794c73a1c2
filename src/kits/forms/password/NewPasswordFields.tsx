import { useFieldBinding } from '@/ui/fields/formik'
import { PasswordField } from '@/ui/fields/PasswordField'

interface NewPassword {
  first: string
  second: string
}

export const noPassword: NewPassword = { first: '', second: '' }

const names: Record<string, keyof NewPassword> = { new_password1: 'first', new_password2: 'second' }

/** Name in the form of a field of the API. */
export const passwordFieldOf = (field: string): string => names[field] ?? field

interface FieldProps {
  name: keyof NewPassword
  label: string
  hint?: string
  autoFocus?: boolean
}

const Password = ({ name, ...field }: FieldProps) => <PasswordField {...field} autoComplete="new-password" {...useFieldBinding(name)} />

/** New password, typed twice; each field can be shown as plain text [SE-10]. */
export const NewPasswordFields = ({ hint, autoFocus = false }: { hint?: string; autoFocus?: boolean }) => (
  <>
    <Password name="first" label="Contraseña nueva" hint={hint} autoFocus={autoFocus} />
    <Password name="second" label="Repita la contraseña" />
  </>
)
