import { useEffect, useRef, useState } from 'react'
import { selectToasts } from '@/store/toasts'
import { useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/lazyPart'

/** Toasts with their package (10 KiB), loaded on demand. */
const toastPart = lazyPart(() => import('@/app/outlets/ToastOutlet'))

/**
 * Shows toasts after the part has loaded; after a failed download, the next toast loads it again. A status that is always mounted announces
 * successes, because one that is inserted with its text may not be announced; it is in the top layer, so that no dialog hides it.
 */
export const Toasts = () => {
  const toasts = useAppSelector(selectToasts)
  const [outlet, setOutlet] = useState(toastPart.loaded)
  useEffect(() => {
    if (outlet === null && toasts.length > 0) toastPart.load().then(setOutlet, () => undefined)
  }, [outlet, toasts])
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const success = toasts.findLast(({ tone }) => tone === 'success')
    // Written without a rendering, so that a repeated text is announced again.
    if (success && status.current) status.current.textContent = success.text
  }, [toasts])
  return (
    <>
      <p ref={status} className="visually-hidden" role="status" data-react-aria-top-layer />
      {outlet && <outlet.ToastOutlet />}
    </>
  )
}
