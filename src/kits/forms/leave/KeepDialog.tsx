import { Answers } from '@/ui/dialogs/Answers'
import { Button } from '@/ui/buttons/Button'
import { lossText } from '@/kits/forms/leave/lossText'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import styles from '@/kits/forms/leave/KeepDialog.module.css'

interface KeepDialogProps {
  /** Name of the new record: "el ensayo EN-7". */
  what: string
  /** True if the form has changes since. */
  changed: boolean
  /** True if the changes stay in a draft. */
  isKept?: boolean
  /** Number of pictures that are not ready. */
  incoming?: number
  /** Saves and leaves; left out when nothing can be saved. */
  onSave?: () => void
  onStay: () => void
  onKeep: () => void
  onDelete: () => void
}

/** Question when the user leaves a record that was just created and never saved, and therefore would stay empty. */
export const KeepDialog = ({ what, changed, isKept = false, incoming = 0, onSave, onStay, onKeep, onDelete }: KeepDialogProps) => (
  <QuestionDialog
    title="¿Conservar lo que acaba de crear?"
    size={onSave ? 'large' : 'small'}
    onClose={onStay}
    actions={
      <Answers>
        <Button variant="danger" onPress={onDelete}>
          Eliminar
        </Button>
        <Button onPress={onKeep}>Conservar</Button>
        <Button variant={onSave ? 'secondary' : 'primary'} autoFocus={!onSave} onPress={onStay}>
          Seguir editando
        </Button>
        {onSave && (
          <Button variant="primary" autoFocus onPress={onSave}>
            Guardar y salir
          </Button>
        )}
      </Answers>
    }
  >
    <div className={styles.texts}>
      <p>
        Ha creado <b>{what}</b> y todavía no ha guardado nada en él. Puede conservarlo como está, o eliminarlo: este cambio es irreversible.
      </p>
      {changed && <p>{lossText(isKept, incoming)}</p>}
    </div>
  </QuestionDialog>
)
