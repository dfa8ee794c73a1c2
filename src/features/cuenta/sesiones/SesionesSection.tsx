import { useEffect, useState } from 'react'
import { tableMomentOf } from '@/ui/text/dates'
import type { Sesion } from '@/shared/session'
import { closeKey, closeOthersRequested, closeRequested, OTHERS_KEY } from '@/features/cuenta/sesiones/events'
import { sesiones } from '@/store/catalogues'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { Question } from '@/ui/dialogs/Question'
import { Badge } from '@/ui/lists/Badge'
import { Section } from '@/ui/page/Section'
import { Skeleton } from '@/ui/page/Skeleton'
import styles from '@/features/cuenta/sesiones/SesionesSection.module.css'

const dayAndTime = (moment: string) => tableMomentOf(Date.parse(moment)).split(' ')

const useOf = ({ actual, usada, creada }: Sesion): string => {
  const [day, time] = dayAndTime(usada)
  const [opened] = dayAndTime(creada)
  return `${actual ? 'En uso ahora' : `Usada el ${day} a las ${time}`} · abierta el ${opened}`
}

const isPhone = ({ dispositivo }: Sesion) => /iPhone|iPad|Android/.test(dispositivo)

const Line = ({ sesion }: { sesion: Sesion }) => {
  const dispatch = useAppDispatch()
  const { id, dispositivo, actual } = sesion
  const closing = useAppSelector(selectIsRunning, closeKey({ id }))
  return (
    <li className={styles.session}>
      <Icon name={isPhone(sesion) ? 'phone' : 'screen'} />
      <div className={styles.text}>
        <span className={styles.name}>
          {dispositivo}
          {actual && <Badge text="Esta sesión" tone="accent" />}
        </span>
        <span className={styles.use}>{useOf(sesion)}</span>
      </div>
      {!actual && (
        <Button small busy={closing} label={`Cerrar la sesión de ${dispositivo}`} onPress={() => dispatch(closeRequested({ id }))}>
          Cerrar
        </Button>
      )}
    </li>
  )
}

const Missing = () => {
  const dispatch = useAppDispatch()
  return (
    <div className={styles.missing}>
      <p role="status">No se ha podido consultar</p>
      <Button small onPress={() => dispatch(sesiones.loadRequested())}>
        Reintentar
      </Button>
    </div>
  )
}

const TITLE = 'Sesiones abiertas'

/** Open sessions of the user, the current one first; the others can be closed here [AU-05]. */
export const SesionesSection = () => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(sesiones.selectAll)
  const isAwaited = useAppSelector(sesiones.selectIsAwaited)
  const isMissing = useAppSelector(sesiones.selectIsMissing)
  const closing = useAppSelector(selectIsRunning, OTHERS_KEY)
  const [isAsked, setAsked] = useState(false)
  // Requested by the section, not by the route, because the section shows only with extensions.
  useEffect(() => void dispatch(sesiones.loadRequested()), [dispatch])
  const others = open.filter(({ actual }) => !actual).length
  return (
    <Section
      title={TITLE}
      count={open.length > 0 ? open.length : undefined}
      actions={
        others > 0 && (
          <Button small variant="danger" busy={closing} onPress={() => setAsked(true)}>
            Cerrar las demás
          </Button>
        )
      }
    >
      <div role="group" aria-label={TITLE} data-focus-home>
        {isAwaited && <Skeleton width={60} />}
        {isMissing && <Missing />}
        {open.length > 0 && (
          <ul className={styles.list}>
            {[...open]
              .sort((one, other) => Number(other.actual) - Number(one.actual))
              .map(sesion => (
                <Line key={sesion.id} sesion={sesion} />
              ))}
          </ul>
        )}
      </div>
      {isAsked && others > 0 && (
        // Asks first, because the other sessions may have unsaved work.
        <Question
          title={others === 1 ? '¿Cerrar la otra sesión?' : `¿Cerrar las otras ${others} sesiones?`}
          danger
          confirm="Cerrar las demás"
          onConfirm={() => {
            setAsked(false)
            dispatch(closeOthersRequested())
          }}
          onClose={() => setAsked(false)}
        >
          <p>En esos dispositivos habrá que volver a iniciar sesión.</p>
        </Question>
      )}
    </Section>
  )
}
