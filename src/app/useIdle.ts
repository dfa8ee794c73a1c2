import { useEffect, useRef } from 'react'
import { onIdle } from '@/store/onIdle'
import { useAppSelector } from '@/store/hooks'
import { selectIsLoading } from '@/store/catalogues'

/** Runs `work` when the browser is idle and no list is loading; once for each `work`, and not after the component has unmounted. */
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
