import { Form, Formik } from 'formik'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { loginSchema } from '@/features/session/loginSchema'
import { returnPath } from '@/features/session/returnPath'
import { LOGIN_KEY, loginRequested } from '@/features/session/slice'
import { selectConfiguration } from '@/store/configuration'
import { sessionToken } from '@/store/memory/sessionToken'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { secretVault } from '@/store/vault'
import { Button } from '@/ui/buttons/Button'
import { useFieldBinding } from '@/ui/fields/formik'
import { LoginCard, LoginLink } from '@/features/session/LoginCard'
import { PasswordField } from '@/ui/fields/PasswordField'
import { TextField } from '@/ui/fields/TextField'
import styles from '@/features/session/Login.module.css'

const Email = () => <TextField label="Correo electrónico" type="email" autoComplete="username" autoFocus {...useFieldBinding('email')} />

const Password = () => <PasswordField label="Contraseña" autoComplete="current-password" toggle={false} {...useFieldBinding('password')} />

const Expired = () => (
  <p className={styles.expired} role="status">
    Su sesión ha terminado. Lo que escribió sigue en este navegador.
  </p>
)

/** Keeps the focus in the field: its blur would show an error, which moves the link away from the pointer before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Sign-in form. The button is enabled while both fields are valid; a touched field with an error is marked [SE-01, SE-03]. Shows a message
 * after a session has expired [SE-08].
 */
export const Login = ({ note }: { note?: ReactNode }) => {
  const dispatch = useAppDispatch()
  const { extensions, mail } = useAppSelector(selectConfiguration)
  const busy = useAppSelector(selectIsRunning, LOGIN_KEY)
  const [hasExpired] = useState(sessionToken.hasExpired)
  return (
    <LoginCard title="Iniciar sesión" note={note ?? (hasExpired && <Expired />)}>
      <Formik
        initialValues={{ email: '', password: '' }}
        validationSchema={loginSchema}
        validateOnMount
        onSubmit={({ email, password }) => {
          dispatch(
            loginRequested({ email: email.trim(), password: secretVault.keep(password), returnTo: returnPath(window.location.search) }),
          )
        }}
      >
        {({ isValid }) => (
          <Form className={styles.form} noValidate>
            <Email />
            <Password />
            <Button type="submit" variant="primary" block large isDisabled={!isValid} busy={busy}>
              Iniciar sesión
            </Button>
            {extensions && mail && (
              <LoginLink href="/account/clave/recuperar" onMouseDown={keepFocus}>
                ¿Ha olvidado su contraseña?
              </LoginLink>
            )}
          </Form>
        )}
      </Formik>
    </LoginCard>
  )
}
