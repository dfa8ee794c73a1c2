import { useCallback, useEffect, useRef } from 'react'
import { useSteady } from '@/ui/useSteady'

const REST_MS = 150

/** Reports the scroll position at rest, and at the latest on unmount [TB-05]. */
export const useRememberedScroll = (onRest: (scroll: number) => void): ((scroll: number) => void) => {
  const report = useSteady({ onRest })
  const waiting = useRef<{ scroll: number; timer: ReturnType<typeof setTimeout> } | null>(null)

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { scroll } = waiting.current
    waiting.current = null
    report.onRest(scroll)
  }, [report])
  useEffect(() => flush, [flush])

  return useCallback(
    scroll => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { scroll: Math.round(scroll), timer: setTimeout(flush, REST_MS) }
    },
    [flush],
  )
}
