import type { ChangedUser } from '../auth/changeUser'
import type { LogEvent } from '../http/log'

type UserEvent = [event: LogEvent, about: { afectado: number; cambios?: string[] }]

/** Log events of a change of a user: rights and states have names of their own [AU-07]. */
export const eventsOf = ({ before, after }: ChangedUser): UserEvent[] => {
  const { id: afectado } = before
  const cambios = (['email', 'nombre', 'apellidos'] as const).filter(name => before[name] !== after[name])
  const wasActive = before.estado !== 'inactivo'
  const isActive = after.estado !== 'inactivo'
  const events: [boolean, UserEvent][] = [
    [cambios.length > 0, ['user.changed', { afectado, cambios }]],
    [wasActive && !isActive, ['user.deactivated', { afectado }]],
    [!wasActive && isActive, ['user.activated', { afectado }]],
    [!before.administrador && after.administrador, ['rights.given', { afectado }]],
    [before.administrador && !after.administrador, ['rights.taken', { afectado }]],
  ]
  return events.flatMap(([happened, event]) => (happened ? [event] : []))
}
