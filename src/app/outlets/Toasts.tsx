import { useEffect, useRef, useState } from 'react'
import { TOAST_MS } from '@/shared/constants'
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
    // Written without a rendering, so that a repeated text is announced again.
    const write = (text: string) => {
      if (status.current) status.current.textContent = text
    }
    const texts = toasts.flatMap(({ tone, text }) => (tone === 'success' ? [text] : []))
    // A failure removes an earlier success here as in the toasts.
    if (toasts.some(({ tone }) => tone !== 'warning')) write(texts.join('. '))
    const timer = setTimeout(write, TOAST_MS, '')
    return () => clearTimeout(timer)
  }, [toasts])
  return (
    <>
      <p ref={status} className="visually-hidden" role="status" data-react-aria-top-layer />
      {outlet && <outlet.ToastOutlet />}
    </>
  )
}
