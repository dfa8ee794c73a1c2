import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { added, leftOutInWords, NO_INCOMING, type IncomingPictures } from '@/kits/pictures/incomingCount'
import { useAppDispatch } from '@/store/hooks'
import { toastRaised } from '@/store/toasts'

/**
 * Numbers of a form's pictures that are not chosen yet, and of those that its last save left out. A toast tells of these when the save
 * begins: a save that is refused or ignored before says nothing [MA-08].
 */
export const usePendingPictures = (saving: boolean) => {
  const dispatch = useAppDispatch()
  const [incoming, setIncoming] = useState(NO_INCOMING)
  /** Current counts, ahead of the rendered state. */
  const counted = useRef(NO_INCOMING)
  const countIncoming = useCallback((more: IncomingPictures) => {
    counted.current = added(counted.current, more)
    // One state update for all counts of a render: a transition while files are prepared, an urgent update when the last one ends.
    queueMicrotask(() => {
      const show = () => setIncoming(counted.current)
      if (counted.current.working === 0) show()
      else startTransition(show)
    })
  }, [])
  const tell = useEffectEvent(() => {
    if (counted.current.large > 0) dispatch(toastRaised('warning', leftOutInWords(counted.current.large)))
  })
  useEffect(() => {
    if (saving) tell()
  }, [saving])
  const [leftOut, setLeftOut] = useState(0)
  const largeOfSave = useRef(0)
  if (leftOut > incoming.large) setLeftOut(incoming.large)
  return {
    incoming,
    countIncoming,
    /** Number of pictures over the limit that the last save left out and that the form still has. */
    leftOut,
    /** Notes the pictures over the limit when a save starts. @returns their number */
    noteSave: (): number => (largeOfSave.current = counted.current.large),
    noteSaved: () => setLeftOut(largeOfSave.current),
  }
}
