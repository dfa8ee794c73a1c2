import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { markOf, type DraftNote } from '@/kits/drafts/model/draft'
import { detailOf, titleOf } from '@/kits/drafts/model/words'
import { conflictRows } from '@/kits/forms/conflict/conflictRows'
import { DiscardDialog } from '@/kits/drafts/views/DiscardDialog'
import { Since } from '@/kits/drafts/views/Since'
import {
  discardRequested,
  endingSeen,
  recoverGivenUp,
  recoverRequested,
  selectDraftClashes,
  selectDraftNote,
  selectEnded,
  selectEndedId,
  selectIsElsewhere,
  selectOffered,
} from '@/kits/drafts/slice'
import type { SavedRecord } from '@/kits/history/saves/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { ConflictDialog } from '@/ui/dialogs/ConflictDialog'
import { Notice } from '@/ui/form/Notice'

interface Props {
  /** Id of the form. */
  id: string
  form: string
  record: number | null
  /** Values that the form was opened with. */
  opened: object
  /** True if the order of the ids in a list counts. */
  isOrdered?: boolean
  /** Key of the form's saves, if the form keeps its id when it takes a draft. */
  runKey?: string | null
  /** Record in the history, to name the user who changed it; left out for records without one. */
  history?: SavedRecord | null
  /** True if another bar of the form tells of saves in other tabs. */
  hasNews?: boolean
  labelOf: (field: string) => string
  textOf?: (field: string, value: unknown) => string
}

const TEN_MINUTES_MS = 600_000
const ENDED = {
  saved: 'El borrador se ha guardado en otra pestaña',
  discarded: 'El borrador se ha descartado en otra pestaña',
}
/** Titles for a form that has changes and a draft of its own. */
const ENDED_BESIDE = {
  saved: 'La otra pestaña ha guardado sus cambios',
  discarded: 'La otra pestaña ha descartado sus cambios',
}
const STILL_UNSAVED = 'Los que ha hecho aquí siguen sin guardar.'

/** True if discarding needs a confirmation: the draft has an interrupted save, or is older than ten minutes. */
const needsConfirmation = ({ half, at }: DraftNote): boolean => half !== null || Date.now() - at > TEN_MINUTES_MS

const Offer = ({ note, id, opened, isOrdered = false, runKey = null, history = null, labelOf, textOf }: Props & { note: DraftNote }) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isElsewhere = useAppSelector(selectIsElsewhere, note.id)
  const contested = useAppSelector(selectDraftClashes, id)
  const [asked, setAsked] = useState(false)
  // Memoised: hashing a large form is slow, and the bar renders while the user types.
  const mark = useMemo(() => markOf(opened), [opened])

  if (isElsewhere)
    return (
      <Notice
        icon="copies"
        title="Este registro tiene cambios sin guardar en otra pestaña"
        detail="Guárdelos o descártelos allí. Lo que escriba aquí se guarda aparte y no los toca."
      />
    )
  const isChanged = note.record !== null && note.half === null && note.over !== mark
  const recover = (agreed: boolean) => dispatch(recoverRequested({ id: note.id, formId: id, agreed, runKey }))
  const discard = () => {
    setAsked(false)
    dispatch(discardRequested({ ids: [note.id] }))
  }
  return (
    <>
      <Notice
        tone="warning"
        title={titleOf(note)}
        detail={isChanged ? <Since note={note} now={opened} {...{ isOrdered, history, labelOf }} /> : detailOf(note)}
      >
        {note.shape === 0 ? (
          <Button onPress={() => void navigate('/borradores')}>Ver en Borradores</Button>
        ) : (
          <Button onPress={() => recover(false)}>Recuperar</Button>
        )}
        <Button variant="quiet" onPress={() => (needsConfirmation(note) ? setAsked(true) : discard())}>
          Descartar
        </Button>
      </Notice>
      {asked && <DiscardDialog notes={[note]} onKeep={() => setAsked(false)} onDiscard={discard} />}
      {contested && (
        <ConflictDialog
          title="Lo que ha escrito choca con el borrador"
          text="Desde que abrió el registro ha escrito otra cosa donde el borrador también cambia algo."
          confirm="Usar el borrador"
          versions={{ theirs: 'Lo escrito ahora', mine: 'El borrador' }}
          rows={conflictRows(contested.clashes, labelOf, textOf)}
          onCancel={() => dispatch(recoverGivenUp({ formId: id }))}
          onKeepMine={() => recover(true)}
        />
      )}
    </>
  )
}

/** Bar that offers the unsaved draft of this form, or says that it is open in another tab [DR-02, DR-03, DR-04, DR-08]. */
export const DraftBar = (props: Props) => {
  const { id, form, record, hasNews = false } = props
  const dispatch = useAppDispatch()
  const note = useAppSelector(selectOffered, form, record, id)
  const ended = useAppSelector(selectEnded, form, record)
  const isOthers = useAppSelector(selectEndedId) !== id
  const isBeside = useAppSelector(selectDraftNote, id) !== undefined && isOthers
  const isToBeSeen = ended !== null
  useEffect(() => (isToBeSeen ? () => void dispatch(endingSeen()) : undefined), [dispatch, isToBeSeen])
  const ending = note || (hasNews && ended === 'saved') ? null : ended
  const title = ending && (isBeside ? ENDED_BESIDE : ENDED)[ending]
  // Announced once, in the words of its arrival: later typing changes the title only.
  const [announced, setAnnounced] = useState({ ending, title })
  if (announced.ending !== ending) setAnnounced({ ending, title })
  return (
    <>
      {/* Always mounted, because a status that is inserted with its text may not be announced. */}
      <p className="visually-hidden" role="status">
        {announced.title}
      </p>
      {title !== null && <Notice icon="copies" title={title} detail={isBeside && STILL_UNSAVED} />}
      {note && <Offer {...props} note={note} />}
    </>
  )
}
