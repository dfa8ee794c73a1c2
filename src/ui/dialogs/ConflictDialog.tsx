import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { ConflictTable, type ConflictRow } from '@/ui/dialogs/ConflictTable'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import styles from '@/ui/dialogs/ConflictDialog.module.css'

interface ConflictDialogProps {
  /** What both have changed. */
  rows: readonly ConflictRow[]
  onKeepMine: () => void
  onCancel: () => void
}

/** A save that would overwrite what another person has saved since the form was opened. */
export const ConflictDialog = ({ rows, onKeepMine, onCancel }: ConflictDialogProps) => {
  const [seen, setSeen] = useState(false)
  return (
    <QuestionDialog
      title="Conflicto al guardar"
      size={seen ? 'large' : 'small'}
      onClose={onCancel}
      actions={
        <>
          <Button autoFocus onPress={onCancel}>
            Cancelar
          </Button>
          {!seen && <Button onPress={() => setSeen(true)}>Ver su versión</Button>}
          <Button variant="primary" onPress={onKeepMine}>
            Guardar la mía
          </Button>
        </>
      }
    >
      <div className={styles.texts}>
        <p>Otra persona ha cambiado este registro desde que lo abrió.</p>
        {seen && <ConflictTable rows={rows} />}
      </div>
    </QuestionDialog>
  )
}
