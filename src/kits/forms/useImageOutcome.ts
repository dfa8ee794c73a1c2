import { useEffect, useState } from 'react'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { outcomeOf, selectOutcome } from '@/store/images'
import { useAppSelector } from '@/store/hooks'

interface FormImage {
  /** Of the save that uploads or deletes it; another one is of a form that begins anew. */
  runKey: string
  property: string
  value: ImageDraft
  onChange: (draft: ImageDraft) => void
}

/**
 * For an image of a form whose save failed further on: what the server has by then is what is saved, and the draft changes nothing
 * any more. To undo it as if nothing had been sent would be a lie.
 * @returns what was done of it since the form opened: the ticket of the file that was uploaded, or `REMOVED`; null for nothing
 */
export const useImageOutcome = ({ runKey, property, value, onChange }: FormImage): string | null => {
  const outcome = useAppSelector(selectOutcome, runKey, property)
  const [last, setLast] = useState({ runKey, outcome })
  // A next try is no longer the run that has failed.
  if (runKey !== last.runKey || (outcome !== null && outcome !== last.outcome)) setLast({ runKey, outcome })

  const isDone = outcome !== null && outcomeOf(value) === outcome
  useEffect(() => {
    if (isDone) onChange(KEEP)
  }, [isDone, onChange])
  return last.outcome
}
