import { Form, Formik, useFormikContext } from 'formik'
import { useEffect, useMemo, type ReactNode } from 'react'
import { PASSWORD_KEY, passwordChangeRequested, selectPasswordChanges, selectUser } from '@/features/cuenta/slice'
import { FocusedError } from '@/kits/forms/FocusedError'
import { NewPasswordFields, noPassword, passwordFieldOf } from '@/kits/forms/password/NewPasswordFields'
import { passwordSchema } from '@/kits/forms/password/passwordSchema'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { selectConfiguration } from '@/store/configuration'
import { selectIsRunning } from '@/store/sequences/slice'
import { secretVault } from '@/store/vault'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import styles from '@/features/cuenta/PasswordForm.module.css'

/** Empties the form after each change of the password, and leaves the focus in place. */
const EmptyAfter = ({ changes }: { changes: number }) => {
  const { resetForm } = useFormikContext()
  useEffect(() => {
    if (changes > 0) resetForm()
  }, [changes, resetForm])
  return null
}

const Fields = ({ children }: { children: ReactNode }) => {
  const form = useWrongFieldFocus(useFormikContext(), PASSWORD_KEY, passwordFieldOf)
  return (
    <Form className={styles.form} noValidate ref={form}>
      <FocusedError form={form} />
      {children}
    </Form>
  )
}

/** Form with two fields, emptied after a successful change and unchanged otherwise [SE-10, SE-14]. */
export const PasswordForm = () => {
  const dispatch = useAppDispatch()
  const changes = useAppSelector(selectPasswordChanges)
  const user = useAppSelector(selectUser)
  const { minNewPasswordLength } = useAppSelector(selectConfiguration)
  const saving = useAppSelector(selectIsRunning, PASSWORD_KEY)
  const schema = useMemo(() => passwordSchema(minNewPasswordLength, user), [minNewPasswordLength, user])
  return (
    <Formik
      initialValues={noPassword}
      validationSchema={schema}
      onSubmit={values => {
        const { first, second } = schema.cast(values)
        dispatch(passwordChangeRequested({ first: secretVault.keep(first), second: secretVault.keep(second) }))
      }}
    >
      <Fields>
        <EmptyAfter changes={changes} />
        <NewPasswordFields />
        <Button type="submit" variant="primary" busy={saving}>
          Cambiar contraseña
        </Button>
      </Fields>
    </Formik>
  )
}
