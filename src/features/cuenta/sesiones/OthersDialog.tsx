import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface OthersDialogProps {
  count: number
  onKeep: () => void
  onEnd: () => void
}

/** Nobody sees which of them somebody is in the middle of something in [AU-05]. */
export const OthersDialog = ({ count, onKeep, onEnd }: OthersDialogProps) => (
  <QuestionDialog
    title={count === 1 ? '¿Cerrar la otra sesión?' : `¿Cerrar las otras ${count} sesiones?`}
    onClose={onKeep}
    actions={
      <>
        <Button autoFocus onPress={onKeep}>
          Cancelar
        </Button>
        <Button variant="danger" onPress={onEnd}>
          Cerrar las demás
        </Button>
      </>
    }
  >
    <p>En esos dispositivos habrá que volver a iniciar sesión.</p>
  </QuestionDialog>
)
