import { useEffect, useRef } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectIsLoading } from '@/store/catalogues'

const IDLE_MS = 200

/** Safari has no idle callback: a pause takes its place. */
const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Runs `work` when the browser is idle and no list is being loaded; once for each `work`, unless the component has gone by then. */
export const useIdle = (work: () => void): void => {
  const isLoading = useAppSelector(selectIsLoading)
  const done = useRef<() => void>(undefined)
  useEffect(() => {
    if (isLoading || done.current === work) return
    return onIdle(() => {
      done.current = work
      work()
    })
  }, [isLoading, work])
}
