import type { BulkQuestionProps } from '@/kits/lists/selection/definition'
import { PlainQuestion } from '@/kits/lists/selection/PlainQuestion'
import { RemovalQuestion } from '@/kits/lists/selection/RemovalQuestion'
import { selectExtensions } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'
import { useLazyPart } from '@/ui/lazyPart'

const OwnQuestion = ({ dialog, ...question }: BulkQuestionProps & { dialog: NonNullable<BulkQuestionProps['action']['dialog']> }) => {
  const part = useLazyPart(dialog)
  return part && <part.Question {...question} />
}

/** Confirmation before a bulk action; the action may bring a dialog of its own. */
export const BulkQuestion = (question: BulkQuestionProps) => {
  const extensions = useAppSelector(selectExtensions)
  const { action, bulk } = question
  if (action.dialog) return <OwnQuestion {...question} dialog={action.dialog} />
  if (action.asksUses && bulk.tipo !== undefined && extensions) return <RemovalQuestion {...question} tipo={bulk.tipo} />
  return <PlainQuestion {...question} />
}
