import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { mergeEdited } from '@/domain/merge'

/**
 * For a Formik form that stays open when it is saved: what was typed since it was sent stays, over what came back [CB-04, CD-06].
 * @param saved new with every save, and only then
 * @param sent what was last sent to be saved
 * @returns whether it was saved since it opened
 */
export const useSavedBelow = <Values extends object>(saved: Values, sent: RefObject<Values | null>): boolean => {
  const { setValues } = useFormikContext<Values>()
  const [opened] = useState(saved)
  const before = useRef(saved)
  useEffect(() => {
    if (before.current === saved) return
    const earlier = sent.current ?? before.current
    before.current = saved
    void setValues(typed => mergeEdited(earlier, typed, saved).merged)
  }, [saved, sent, setValues])
  return saved !== opened
}
