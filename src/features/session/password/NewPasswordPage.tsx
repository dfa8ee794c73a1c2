import { useEffect, useState } from 'react'
import { NewPasswordForm } from '@/features/session/password/NewPasswordForm'
import { checkRequested } from '@/features/session/password/events'
import { Login } from '@/features/session/Login'
import { LoginCard } from '@/features/session/LoginCard'
import { selectEnlace, type Enlace } from '@/features/session/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { secretVault } from '@/store/vault'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { PasswordText, PasswordTexts } from '@/features/session/password/PasswordText'
import styles from '@/features/session/password/NewPasswordPage.module.css'

const TITLE = 'Elija su contraseña'

const Dead = () => (
  <p className={styles.note} role="alert">
    <Icon name="alert" />
    <span>Este enlace ya no sirve: se ha usado o ha caducado. Pida otro a un administrador.</span>
  </p>
)

/** Page after a failed check: the code may be valid and is kept for another try. */
const Unanswered = ({ codigo }: Pick<Enlace, 'codigo'>) => {
  const dispatch = useAppDispatch()
  return (
    <LoginCard title={TITLE}>
      <PasswordTexts>
        <PasswordText role="status">No se ha podido comprobar el enlace.</PasswordText>
        <Button variant="primary" block large autoFocus onPress={() => dispatch(checkRequested({ codigo }))}>
          Reintentar
        </Button>
      </PasswordTexts>
    </LoginCard>
  )
}

/** Code in the address of a link, or null. Removes the code from the address, which others can see and browsers store. */
const extractCode = (): string | null => {
  const codigo = location.hash.slice(1)
  if (codigo === '') return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return codigo
}

/** Page of a password link; without a valid link it shows the sign-in [AU-02, RT-03]. */
export const NewPasswordPage = () => {
  const dispatch = useAppDispatch()
  const enlace = useAppSelector(selectEnlace)
  // Hides the login until the link has been checked.
  const [brings] = useState(() => location.hash.length > 1)
  useEffect(() => {
    const take = () => {
      const codigo = extractCode()
      if (codigo !== null) dispatch(checkRequested({ codigo: secretVault.keep(codigo) }))
    }
    take()
    // Opening another link here changes the hash only, without a page load.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [dispatch])
  switch (enlace?.is) {
    case 'valid':
      return <NewPasswordForm key={enlace.codigo.ticket} title={TITLE} codigo={enlace.codigo} email={enlace.email} />
    case 'unanswered':
      return <Unanswered codigo={enlace.codigo} />
    case 'dead':
      return <Login note={<Dead />} />
    case 'checked':
      return <LoginCard title={TITLE}>{null}</LoginCard>
    case undefined:
      return brings ? <LoginCard title={TITLE}>{null}</LoginCard> : <Login />
  }
}
