import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { mergeEdited } from '@/store/merge/merge'

/**
 * For a Formik form that stays open when it is saved: what was typed since it was sent stays, over what came back [CB-04, CD-06].
 * @param saved new with every save, and where a draft is put back, which brings its own texts [DR-02]
 * @param sentRef what is on its way to be saved, or failed to be; else null
 * @returns whether it was saved since it opened
 */
export const useSavedBelow = <Values extends object>(saved: Values, sentRef: RefObject<Values | null>): boolean => {
  const { setValues } = useFormikContext<Values>()
  const [wasSaved, setWasSaved] = useState(false)
  const before = useRef(saved)
  useEffect(() => {
    if (before.current === saved) return
    before.current = saved
    const earlier = sentRef.current
    if (earlier === null) return
    sentRef.current = null
    setWasSaved(true)
    void setValues(typed => mergeEdited(earlier, typed, saved).merged)
  }, [saved, sentRef, setValues])
  return wasSaved
}
