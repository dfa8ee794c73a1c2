import { useEffect, useEffectEvent } from 'react'
import { usesSentence } from '@/kits/usages/words'
import { askPlainly, type Deletion } from '@/kits/usages/views/askPlainly'
import { ReferrersOfKind } from '@/kits/usages/views/ReferrersOfKind'
import { selectUses, usesLeft } from '@/kits/usages/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Refusal } from '@/ui/dialogs/Refusal'

/** Dialog after the usages of a record to delete are known: the confirmation, or the reason why it cannot be deleted [LS-10]. */
export const DeletionAnswer = (deletion: Deletion) => {
  const dispatch = useAppDispatch()
  const uses = useAppSelector(selectUses, 'deletion')
  const close = () => void dispatch(usesLeft({ place: 'deletion' }))
  const isFree = uses !== null && uses.status !== 'waiting' && uses.usos.length === 0
  const askOnce = useEffectEvent(() => {
    if (!uses) return
    close()
    askPlainly(deletion, uses.id)
  })
  useEffect(() => {
    if (isFree) askOnce()
  }, [isFree])
  if (!uses || uses.usos.length === 0) return null
  return (
    <Refusal title={deletion.cannotDelete(deletion.nameOf(uses.id) ?? '')} onClose={close}>
      <p>{usesSentence(uses.usos)}</p>
      {uses.usos.map(uso => (
        <ReferrersOfKind key={uso.tipo} uso={uso} used={uses} />
      ))}
    </Refusal>
  )
}
