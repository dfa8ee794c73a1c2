import type { UsuarioListado } from '@/shared/user'
import { nameOf } from '@/features/cuenta/usuarios/list'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import styles from '@/features/cuenta/usuarios/dialogs.module.css'

interface DesactivarDialogProps {
  user: UsuarioListado
  onKeep: () => void
  onDeactivate: () => void
}

const endInWords = (sesiones: number): string => {
  if (sesiones === 0) return 'No tiene ninguna sesión abierta'
  return sesiones === 1 ? 'Se cierra ahora mismo su sesión' : `Se cierran ahora mismo sus ${sesiones} sesiones`
}

/** It ends what the user may be in the middle of [AU-04]. */
export const DesactivarDialog = ({ user, onKeep, onDeactivate }: DesactivarDialogProps) => (
  <QuestionDialog
    title={`¿Desactivar a ${nameOf(user)}?`}
    onClose={onKeep}
    actions={
      <>
        <Button autoFocus onPress={onKeep}>
          Cancelar
        </Button>
        <Button variant="danger" onPress={onDeactivate}>
          Desactivar
        </Button>
      </>
    }
  >
    <p className={styles.text}>
      {endInWords(user.sesiones)} y no podrá entrar. Lo que ha hecho sigue a su nombre, y la cuenta se puede volver a activar.
    </p>
  </QuestionDialog>
)
