import { useAppStore } from '@/store/hooks'
import type { ReactNode } from 'react'
import type { BulkQuestionProps } from '@/kits/lists/selection/definition'
import { QuestionNote } from '@/kits/lists/selection/QuestionNote'
import { checkingText, namesOf } from '@/kits/lists/selection/words'
import { Question } from '@/ui/dialogs/Question'
import styles from '@/kits/lists/selection/PlainQuestion.module.css'
import { countedNoun } from '@/shared/counted'

interface PlainQuestionProps extends BulkQuestionProps {
  /** Allowed ids; all of `ids` when left out. */
  allowed?: readonly number[]
  /** True while the excluded records are looked up; left out for a question without a lookup. */
  isChecking?: boolean
  /** Reason why the other records are excluded. */
  children?: ReactNode
}

/** One confirmation for all records, with their number; records that are in the wanted state already are not counted [LS-05]. */
export const PlainQuestion = (question: PlainQuestionProps) => {
  const { bulk, action, ids, allowed = ids, isChecking, nameOf, onClose, onConfirm, children } = question
  const { getState } = useAppStore()
  const { change, tone, already } = action
  const pending = bulk.pendingIn(getState(), allowed, change)
  const rest = allowed.length - pending.length
  return (
    <Question
      title={action.title(countedNoun(allowed.length, bulk.noun), allowed.length)}
      danger={tone === 'danger'}
      confirm={action.button(pending.length)}
      isDisabled={isChecking === true || pending.length === 0}
      onConfirm={() => onConfirm(change, pending)}
      onClose={onClose}
    >
      <p className={styles.text} role={isChecking === undefined ? undefined : 'status'}>
        {isChecking
          ? checkingText(ids.length)
          : [pending.length > 0 && action.text(allowed.length), already && rest > 0 && already(rest)].filter(Boolean).join(' ')}
      </p>
      {pending.length > 0 && <QuestionNote>{namesOf(pending.map(nameOf))}</QuestionNote>}
      {children}
    </Question>
  )
}
