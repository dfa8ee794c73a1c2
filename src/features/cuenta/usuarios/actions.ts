import type { UsuarioListado } from '@/shared/user'
import { isLastAdministrator, ONLY_ADMINISTRATOR } from '@/features/cuenta/usuarios/list'
import type { RowAction } from '@/ui/table/types'

interface Handlers {
  edit: () => void
  makeEnlace: () => void
  activate: () => void
  /** Asks for confirmation first. */
  deactivate: () => void
}

/** Actions of an administrator on a user; disabled ones give their reason [AU-02, AU-03, AU-04]. */
export const actionsOn = (user: UsuarioListado, users: readonly UsuarioListado[], handlers: Handlers): readonly RowAction[] => [
  { label: 'Editar', icon: 'pencil', onAction: handlers.edit },
  user.estado === 'invitado'
    ? { label: 'Enlace nuevo', joint: 'para', icon: 'link', onAction: handlers.makeEnlace }
    : {
        label: 'Restablecer contraseña',
        joint: 'de',
        icon: 'key',
        onAction: handlers.makeEnlace,
        why: user.estado === 'inactivo' ? 'Está inactivo: actívelo antes' : undefined,
      },
  user.estado === 'inactivo'
    ? { label: 'Activar', icon: 'power', onAction: handlers.activate }
    : {
        label: 'Desactivar',
        icon: 'ban',
        tone: 'danger',
        onAction: handlers.deactivate,
        why: isLastAdministrator(user, users) ? ONLY_ADMINISTRATOR : undefined,
      },
]
