import { useEffect, useState } from 'react'
import { selectToasts } from '@/store/toasts'
import { useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/lazyPart'

/** Toasts with their package (10 KiB), loaded on demand. */
const toastPart = lazyPart(() => import('@/app/outlets/ToastOutlet'))

/** Shows toasts after the part has loaded; after a failed download, the next toast loads it again. */
export const Toasts = () => {
  const toasts = useAppSelector(selectToasts)
  const [outlet, setOutlet] = useState(toastPart.loaded)
  useEffect(() => {
    if (outlet === null && toasts.length > 0) toastPart.load().then(setOutlet, () => undefined)
  }, [outlet, toasts])
  return outlet && <outlet.ToastOutlet />
}
