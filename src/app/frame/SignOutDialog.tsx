import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { counted } from '@/shared/counted'
import { briefMomentOf } from '@/ui/text/dates'
import { discardAllRequested, selectDraftCount } from '@/kits/drafts/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { selectLosesTexts } from '@/features/traducciones/slice'
import { signingOut } from '@/store/navigation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Answers } from '@/ui/dialogs/Answers'
import { Question } from '@/ui/dialogs/Question'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import styles from '@/app/frame/SignOutDialog.module.css'

const SHOWN = 5

const title = (count: number) => `Tiene ${counted(count, 'borrador', 'borradores')} en este ordenador`
const advice = (count: number) =>
  count === 1
    ? 'Si lo conserva, lo encontrará aquí cuando vuelva a entrar. Nadie más lo ve. En un ordenador que no es suyo, elimínelo.'
    : 'Si los conserva, los encontrará aquí cuando vuelva a entrar. Nadie más los ve. En un ordenador que no es suyo, elimínelos.'

/** Asks whether the drafts stay on the computer or are deleted first [DR-07]. */
const DraftsQuestion = ({ onClose }: { onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const notes = useAppSelector(selectLatestNotes)
  const [isDeleting, setDeleting] = useState(false)

  const leave = (drafts: 'kept' | 'deleted') => {
    onClose()
    void navigate('/logout', { state: signingOut(drafts) })
  }
  const isNothingLeft = notes.length === 0
  // Closes when no draft is left, also when another tab saved or discarded the last one.
  const onNothingLeft = useEffectEvent(() => (isDeleting ? leave('deleted') : onClose()))
  useEffect(() => {
    if (isNothingLeft) onNothingLeft()
  }, [isNothingLeft])
  if (isNothingLeft) return null

  const remove = () => {
    setDeleting(true)
    dispatch(discardAllRequested())
  }
  return (
    <QuestionDialog
      title={title(notes.length)}
      onClose={onClose}
      actions={
        <Answers>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="danger" onPress={remove}>
            Eliminar y salir
          </Button>
          <Button variant="primary" autoFocus onPress={() => leave('kept')}>
            Conservar y salir
          </Button>
        </Answers>
      }
    >
      <p className={styles.advice}>{advice(notes.length)}</p>
      <ul className={styles.drafts}>
        {notes.slice(0, SHOWN).map(({ id, name, kind, at }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.detail}>{`${kind} · ${briefMomentOf(at)}`}</span>
          </li>
        ))}
      </ul>
      {notes.length > SHOWN && <p className={styles.more}>y {notes.length - SHOWN} más</p>}
    </QuestionDialog>
  )
}

/** Questions on sign-out: first about translations that are in no draft and will be lost [DR-09], then about the drafts. */
export const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const drafts = useAppSelector(selectDraftCount)
  // Read once, when the dialog opens: deleting the drafts afterwards raises no further question.
  const [asksTexts, setAsksTexts] = useState(useAppSelector(selectLosesTexts))
  if (!asksTexts) return <DraftsQuestion onClose={onClose} />
  const lose = () => {
    if (drafts > 0) {
      setAsksTexts(false)
      return
    }
    onClose()
    void navigate('/logout')
  }
  return (
    <Question title="Hay traducciones sin guardar" danger confirm="Salir sin guardar" onConfirm={lose} onClose={onClose}>
      <p>No están guardadas como borrador: si sale ahora, se perderán.</p>
    </Question>
  )
}
