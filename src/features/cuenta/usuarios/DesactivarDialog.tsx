import type { UsuarioListado } from '@/shared/user'
import { nameOf } from '@/features/cuenta/usuarios/list'
import { Question } from '@/ui/dialogs/Question'

interface DesactivarDialogProps {
  user: UsuarioListado
  onKeep: () => void
  onDeactivate: () => void
}

const endInWords = (sesiones: number): string => {
  if (sesiones === 0) return 'No tiene ninguna sesión abierta'
  return sesiones === 1 ? 'Se cierra ahora mismo su sesión' : `Se cierran ahora mismo sus ${sesiones} sesiones`
}

/** Confirmation of the deactivation of a user, who may be working at the moment [AU-04]. */
export const DesactivarDialog = ({ user, onKeep, onDeactivate }: DesactivarDialogProps) => (
  <Question title={`¿Desactivar a ${nameOf(user)}?`} danger confirm="Desactivar" onConfirm={onDeactivate} onClose={onKeep}>
    <p>{endInWords(user.sesiones)} y no podrá entrar. Lo que ha hecho sigue a su nombre, y la cuenta se puede volver a activar.</p>
  </Question>
)
