import { useEffect, useState } from 'react'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { outcomeOf, selectOutcome } from '@/store/images'
import { useAppSelector } from '@/store/hooks'

interface FormImage {
  /** Key of the save that uploads or deletes the image; it changes after a successful save. */
  runKey: string
  property: string
  value: ImageDraft
  onChange: (draft: ImageDraft) => void
}

/**
 * Result of a failed save for an image whose own step succeeded: the server already has the change, and the field must show it as saved.
 * @returns ticket of the uploaded file, or `REMOVED`; null if no step for the image has succeeded since the form opened
 */
export const useImageOutcome = ({ runKey, property, value, onChange }: FormImage): string | null => {
  const outcome = useAppSelector(selectOutcome, runKey, property)
  const [last, setLast] = useState({ runKey, outcome })
  // The outcome stays during a retry, whose run is not the failed one any more.
  if (runKey !== last.runKey || (outcome !== null && outcome !== last.outcome)) setLast({ runKey, outcome })

  const isDone = outcome !== null && outcomeOf(value) === outcome
  useEffect(() => {
    if (isDone) onChange(KEEP)
  }, [isDone, onChange])
  return last.outcome
}
