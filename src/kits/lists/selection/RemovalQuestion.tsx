import { useEffect, useEffectEvent } from 'react'
import type { BulkQuestionProps } from '@/kits/lists/selection/definition'
import { PlainQuestion } from '@/kits/lists/selection/PlainQuestion'
import { UsedRecords } from '@/kits/lists/selection/UsedRecords'
import { cannotRemove, usedText } from '@/kits/lists/selection/words'
import { selectionUsesRequested, selectionUsesClosed, selectUsesOfSelection } from '@/kits/usages/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Refusal } from '@/ui/dialogs/Refusal'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'
import styles from '@/kits/lists/selection/RemovalQuestion.module.css'
import { countedNoun } from '@/shared/counted'

/**
 * Confirmation of a deletion. Records in use are excluded; the dialog names them and links their users. A lookup that takes a moment is shown
 * [LS-05, LS-10].
 */
export const RemovalQuestion = ({ tipo, ...question }: BulkQuestionProps & { tipo: string }) => {
  const { bulk, ids, nameOf, onClose } = question
  const dispatch = useAppDispatch()
  const uses = useAppSelector(selectUsesOfSelection)
  // Looks up the ids of the opening; later changes of the list do not count.
  const onOpened = useEffectEvent(() => void dispatch(selectionUsesRequested({ tipo, ids })))
  useEffect(() => {
    onOpened()
    return () => void dispatch(selectionUsesClosed())
  }, [dispatch])

  const used = uses?.status === 'known' ? uses.used : null
  const isChecking = useDelayedPresence(used ? null : bulk) !== null
  if (isChecking) return <PlainQuestion {...question} isChecking />
  if (!used) return null
  if (used.length === 0) return <PlainQuestion {...question} isChecking={false} />
  const free = ids.filter(id => used.every(each => each.id !== id))
  const records = <UsedRecords tipo={tipo} used={used} nameOf={nameOf} />
  if (free.length === 0)
    return (
      <Refusal title={cannotRemove(countedNoun(used.length, bulk.noun), used.length)} onClose={onClose}>
        {records}
      </Refusal>
    )
  return (
    <PlainQuestion {...question} allowed={free} isChecking={false}>
      <p className={styles.used}>{usedText(used.length)}</p>
      {records}
    </PlainQuestion>
  )
}
