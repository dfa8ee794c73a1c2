import { Form, Formik, useFormikContext } from 'formik'
import { useEffect, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { passwordSchema } from '@/features/cuenta/passwordSchema'
import {
  PASSWORD_KEY,
  passwordChangeRequested,
  selectPasswordChanges,
  selectPasswordRefusal,
  selectUser,
  type PasswordRefusal,
} from '@/features/cuenta/slice'
import { selectConfiguration } from '@/store/configuration'
import { selectIsRunning } from '@/store/sequences/slice'
import { secretVault } from '@/store/vault'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { useFieldBinding } from '@/ui/formik'
import { PasswordField } from '@/ui/PasswordField'
import styles from '@/features/cuenta/PasswordForm.module.css'

const BLANK = { first: '', second: '' }

/** What the API has refused stands at its field until somebody types. Formik keeps it as its status, which no validation removes. */
const Field = ({ name, label }: { name: keyof typeof BLANK; label: string }) => {
  const { error, onChange, ...binding } = useFieldBinding(name)
  const context = useFormikContext()
  const refusal = context.status as PasswordRefusal | null | undefined
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      {...binding}
      error={error ?? refusal?.[name] ?? undefined}
      onChange={value => {
        context.setStatus(null)
        onChange(value)
      }}
    />
  )
}

/** Hands each refusal to the form, but for one that is from an earlier visit to the page. */
const ShowRefusal = () => {
  const { setStatus } = useFormikContext()
  const refusal = useSelect(selectPasswordRefusal)
  const [earlier] = useState(refusal)
  useEffect(() => {
    if (refusal !== earlier) setStatus(refusal)
  }, [refusal, earlier, setStatus])
  return null
}

/** Empties the form after each change, and leaves the focus where it is. */
const EmptyAfter = ({ changes }: { changes: number }) => {
  const { resetForm } = useFormikContext()
  useEffect(() => {
    if (changes > 0) resetForm()
  }, [changes, resetForm])
  return null
}

/** Two fields; they empty themselves once the change is made, and keep what was typed while it is not [SE-10, SE-14]. */
export const PasswordForm = () => {
  const dispatch = useDispatch()
  const changes = useSelect(selectPasswordChanges)
  const user = useSelect(selectUser)
  const { minNewPasswordLength } = useSelect(selectConfiguration)
  const saving = useSelect(selectIsRunning, PASSWORD_KEY)
  const schema = useMemo(() => passwordSchema(minNewPasswordLength, user), [minNewPasswordLength, user])
  return (
    <Formik
      initialValues={BLANK}
      validationSchema={schema}
      onSubmit={values => {
        const { first, second } = schema.cast(values)
        dispatch(passwordChangeRequested({ first: secretVault.keep(first), second: secretVault.keep(second) }))
      }}
    >
      <Form className={styles.form} noValidate>
        <EmptyAfter changes={changes} />
        <ShowRefusal />
        <Field name="first" label="Contraseña nueva" />
        <Field name="second" label="Repita la contraseña" />
        <Button type="submit" variant="primary" busy={saving}>
          Cambiar contraseña
        </Button>
      </Form>
    </Formik>
  )
}
