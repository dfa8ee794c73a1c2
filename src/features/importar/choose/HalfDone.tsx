import { useState } from 'react'
import { doneIn, halfDoneInWords, discardInWords } from '@/features/importar/words'
import { isWritten, type ImportRun } from '@/features/importar/model/importRun'
import { halfDoneDiscarded, resumeRequested } from '@/features/importar/slice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Question } from '@/ui/dialogs/Question'
import { Notice } from '@/ui/form/Notice'
import { momentOf } from '@/ui/text/dates'

/** Notice of an interrupted import, to resume or discard [IX-06]. */
export const HalfDone = ({ run }: { run: ImportRun }) => {
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const { length: total } = run.rows
  const done = doneIn(run)
  const waiting = run.rows.filter(({ state }) => state === 'waiting').length
  const isPartWritten = run.rows.some(({ state, id }) => id !== null && !isWritten(state))
  return (
    <>
      <Notice
        tone="warning"
        title={`Una importación quedó a medias el ${momentOf(run.at)}`}
        detail={halfDoneInWords(run.fileName, done, total, waiting)}
      >
        <Button variant="quiet" onPress={() => setAsking(true)}>
          Descartar
        </Button>
        <Button onPress={() => dispatch(resumeRequested({ run: run.id }))}>{waiting === 0 ? 'Ver lo que falta' : 'Seguir'}</Button>
      </Notice>
      {isAsking && (
        <Question
          title="¿Descartar la importación a medias?"
          confirm="Descartar"
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => dispatch(halfDoneDiscarded())}
        >
          <p>{discardInWords(done, total - done, isPartWritten)}</p>
        </Question>
      )}
    </>
  )
}
