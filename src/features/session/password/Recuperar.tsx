import { Form, Formik, useFormikContext } from 'formik'
import { object } from 'yup'
import { LINK_KEY, linkRequested } from '@/features/session/password/events'
import { LoginCard, LoginLink } from '@/features/session/LoginCard'
import { emailSchema } from '@/features/session/loginSchema'
import { selectLinkFor } from '@/features/session/slice'
import { FocusedError } from '@/kits/forms/FocusedError'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { PasswordText, PasswordTexts } from '@/features/session/password/PasswordText'

const TITLE = 'Recuperar la contraseña'
const schema = object({ email: emailSchema })

const Fields = () => {
  const form = useWrongFieldFocus(useFormikContext())
  return (
    <Form noValidate ref={form}>
      <FocusedError form={form} />
      <PasswordText>Escriba su correo y le enviaremos un enlace para elegir otra.</PasswordText>
      <TextField label="Correo electrónico" type="email" autoComplete="username" autoFocus {...useFieldBinding('email')} />
      <Button type="submit" variant="primary" block large busy={useAppSelector(selectIsRunning, LINK_KEY)}>
        Enviar enlace
      </Button>
      <LoginLink href="/login">Volver a iniciar sesión</LoginLink>
    </Form>
  )
}

/** Page that requests a link by e-mail; its text is the same for known and unknown addresses [AU-06]. */
export const Recuperar = () => {
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectLinkFor)
  return (
    <LoginCard title={TITLE}>
      {email === null ? (
        <Formik
          initialValues={{ email: '' }}
          validationSchema={schema}
          validateOnBlur={false}
          onSubmit={values => void dispatch(linkRequested(schema.cast(values)))}
        >
          <Fields />
        </Formik>
      ) : (
        <PasswordTexts>
          <PasswordText role="status">
            Si hay una cuenta con <b>{email}</b>, le llegará un correo con un enlace para elegir otra contraseña. Sirve una vez, durante 72
            horas.
          </PasswordText>
          <PasswordText>¿No llega? Mire en el correo no deseado o pídaselo a un administrador.</PasswordText>
          <a className={buttonLook('button', 'block', 'large')} href="/login">
            Volver a iniciar sesión
          </a>
        </PasswordTexts>
      )}
    </LoginCard>
  )
}
