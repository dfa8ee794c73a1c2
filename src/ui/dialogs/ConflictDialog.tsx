import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { ConflictTable, PEOPLE, type ConflictRow, type RowChoice, type Versions } from '@/ui/dialogs/ConflictTable'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import styles from '@/ui/dialogs/ConflictDialog.module.css'

interface ConflictDialogProps {
  title?: string
  text?: string
  confirm?: string
  versions?: Versions
  /** Content below the text. */
  details?: ReactNode
  /** Choice of theirs or mine in each row; omitted for rows without a choice. */
  choice?: RowChoice
  /** Fields that both have changed. */
  rows: readonly ConflictRow[]
  onKeepMine: () => void
  onCancel: () => void
}

/** Dialog about a save that would overwrite changes that another user has saved since the form was opened. */
export const ConflictDialog = ({
  title = 'Conflicto al guardar',
  text = 'Otra persona ha cambiado este registro desde que lo abrió.',
  confirm = 'Guardar la mía',
  versions = PEOPLE,
  details,
  choice,
  rows,
  onKeepMine,
  onCancel,
}: ConflictDialogProps) => {
  const [seen, setSeen] = useState(false)
  return (
    <QuestionDialog
      title={title}
      size={seen ? 'large' : 'small'}
      onClose={onCancel}
      actions={
        <>
          <Button autoFocus onPress={onCancel}>
            Cancelar
          </Button>
          {!seen && <Button onPress={() => setSeen(true)}>Ver {versions.theirs.toLocaleLowerCase('es')}</Button>}
          <Button variant="primary" onPress={onKeepMine}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.texts}>
        <p>{text}</p>
        {details}
        {seen && <ConflictTable rows={rows} versions={versions} choice={choice} />}
      </div>
    </QuestionDialog>
  )
}
