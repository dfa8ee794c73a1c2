import { Form, Formik, useFormikContext } from 'formik'
import { useEffect, useMemo, type ReactNode } from 'react'
import { NEW_PASSWORD_KEY, newPasswordRequested } from '@/features/session/password/events'
import { LoginCard } from '@/features/session/LoginCard'
import { FocusedError } from '@/kits/forms/FocusedError'
import { NewPasswordFields, noPassword, passwordFieldOf } from '@/kits/forms/password/NewPasswordFields'
import { passwordSchema } from '@/kits/forms/password/passwordSchema'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { selectConfiguration } from '@/store/configuration'
import { selectIsRunning, sequenceForgotten } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { secretVault, type Ticket } from '@/store/vault'
import { Button } from '@/ui/buttons/Button'
import { PasswordText } from '@/features/session/password/PasswordText'

const Fields = ({ children }: { children: ReactNode }) => {
  const form = useWrongFieldFocus(useFormikContext(), NEW_PASSWORD_KEY, passwordFieldOf)
  return (
    <Form noValidate ref={form}>
      <FocusedError form={form} />
      {children}
    </Form>
  )
}

interface NewPasswordFormProps {
  title: string
  codigo: Ticket
  /** E-mail of the link's user. */
  email: string
}

/** Form in which the user sets a password, by the same rules as a change [AU-02, SE-11, SE-12, SE-13]. */
export const NewPasswordForm = ({ title, codigo, email }: NewPasswordFormProps) => {
  const dispatch = useAppDispatch()
  const { minNewPasswordLength } = useAppSelector(selectConfiguration)
  const saving = useAppSelector(selectIsRunning, NEW_PASSWORD_KEY)
  const schema = useMemo(() => passwordSchema(minNewPasswordLength, { email, nombre: '', apellidos: '' }), [minNewPasswordLength, email])
  // Discards the failure of an earlier link, because another link is not a retry.
  useEffect(() => () => void dispatch(sequenceForgotten({ key: NEW_PASSWORD_KEY })), [dispatch])
  return (
    <LoginCard title={title}>
      <Formik
        initialValues={noPassword}
        validationSchema={schema}
        onSubmit={values => {
          const { first, second } = schema.cast(values)
          dispatch(newPasswordRequested({ codigo, first: secretVault.keep(first), second: secretVault.keep(second) }))
        }}
      >
        <Fields>
          <PasswordText>
            Para <b>{email}</b>
          </PasswordText>
          {/* Hidden user name, for password managers. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordFields autoFocus hint={`Mínimo ${minNewPasswordLength} caracteres`} />
          <Button type="submit" variant="primary" block large busy={saving}>
            Guardar y entrar
          </Button>
        </Fields>
      </Formik>
    </LoginCard>
  )
}
