import { useFieldBinding } from '@/ui/fields/formik'
import { PasswordField } from '@/ui/fields/PasswordField'

export interface NewPassword {
  first: string
  second: string
}

export const noPassword: NewPassword = { first: '', second: '' }

const names: Record<string, keyof NewPassword> = { new_password1: 'first', new_password2: 'second' }

/** What the form calls a field of the API. */
export const passwordFieldOf = (field: string): string => names[field] ?? field

interface FieldProps {
  name: keyof NewPassword
  label: string
  hint?: string | undefined
  autoFocus?: boolean
}

const Password = ({ name, ...field }: FieldProps) => <PasswordField {...field} autoComplete="new-password" {...useFieldBinding(name)} />

/** A new password is written twice, and each can be looked at by itself [SE-10]. */
export const NewPasswordFields = ({ hint, autoFocus = false }: { hint?: string; autoFocus?: boolean }) => (
  <>
    <Password name="first" label="Contraseña nueva" hint={hint} autoFocus={autoFocus} />
    <Password name="second" label="Repita la contraseña" />
  </>
)
