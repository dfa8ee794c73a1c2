import { useEffect, useState } from 'react'
import { ClaveForm } from '@/features/session/clave/ClaveForm'
import { checkRequested } from '@/features/session/clave/events'
import { extractCode } from '@/features/session/clave/extractCode'
import { Login } from '@/features/session/Login'
import { LoginCard } from '@/features/session/LoginCard'
import { selectEnlace, type Enlace } from '@/features/session/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { secretVault } from '@/store/vault'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { ClaveText, ClaveTexts } from '@/features/session/clave/ClaveText'
import styles from '@/features/session/clave/ClaveNueva.module.css'

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
      <ClaveTexts>
        <ClaveText role="status">No se ha podido comprobar el enlace.</ClaveText>
        <Button variant="primary" block large autoFocus onPress={() => dispatch(checkRequested({ codigo }))}>
          Reintentar
        </Button>
      </ClaveTexts>
    </LoginCard>
  )
}

/** Page of a password link; without a valid link it shows the sign-in [AU-02, RT-03]. */
export const ClaveNueva = () => {
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
      return <ClaveForm key={enlace.codigo.ticket} title={TITLE} codigo={enlace.codigo} email={enlace.email} />
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
