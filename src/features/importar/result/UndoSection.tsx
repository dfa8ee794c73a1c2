import { useId, useState } from 'react'
import { undoInWords, undoneIn, undoQuestion, undoTitle } from '@/features/importar/result/words'
import type { ImportRun, UndoState } from '@/features/importar/model/importRun'
import { isUndoing, undoRequested } from '@/features/importar/slice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Question } from '@/ui/dialogs/Question'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/UndoSection.module.css'

/** Undo of the import, last on the page [IX-07]. */
export const UndoSection = ({ run, undo }: { run: ImportRun; undo: UndoState | null }) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const isRunning = isUndoing({ undo })
  return (
    <section className={styles.undo} aria-labelledby={id}>
      <div className={styles.undoText}>
        <h2 className={styles.title} id={id}>
          Deshacer la importación
        </h2>
        <p>{undoInWords(run)}</p>
        <p role="status">{isRunning && 'Deshaciendo ...'}</p>
        <ProblemNotice text={undo?.phase === 'failed' ? undo.reason : null} />
      </div>
      <Button variant="danger" icon="undo" busy={isRunning} onPress={() => setAsking(true)}>
        Deshacer la importación
      </Button>
      {isAsking && (
        <Question
          title={undoTitle(run)}
          confirm={`Deshacer ${numero(undoneIn(run))}`}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            dispatch(undoRequested({ run: run.id }))
          }}
        >
          <p>{undoQuestion(run)}</p>
        </Question>
      )}
    </section>
  )
}
