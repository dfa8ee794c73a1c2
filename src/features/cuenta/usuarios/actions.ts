import type { UsuarioListado } from '@/shared/user'
import { isLastAdministrator, ONLY_ADMINISTRATOR } from '@/features/cuenta/usuarios/list'
import type { RowAction } from '@/ui/table/types'

interface Deeds {
  edit: () => void
  makeEnlace: () => void
  activate: () => void
  /** Asks for confirmation first. */
  deactivate: () => void
}

/** Actions of an administrator on a user; disabled ones give their reason [AU-02, AU-03, AU-04]. */
export const actionsOn = (user: UsuarioListado, users: readonly UsuarioListado[], deeds: Deeds): readonly RowAction[] => [
  { label: 'Editar', icon: 'pencil', onAction: deeds.edit },
  user.estado === 'invitado'
    ? { label: 'Enlace nuevo', joint: 'para', icon: 'link', onAction: deeds.makeEnlace }
    : {
        label: 'Restablecer contraseña',
        joint: 'de',
        icon: 'key',
        onAction: deeds.makeEnlace,
        why: user.estado === 'inactivo' ? 'Está inactivo: actívelo antes' : undefined,
      },
  user.estado === 'inactivo'
    ? { label: 'Activar', icon: 'power', onAction: deeds.activate }
    : {
        label: 'Desactivar',
        icon: 'ban',
        tone: 'danger',
        onAction: deeds.deactivate,
        why: isLastAdministrator(user, users) ? ONLY_ADMINISTRATOR : undefined,
      },
]
