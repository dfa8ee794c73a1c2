import { useEffect, useState } from 'react'
import { toastPart } from '@/app/outlets/toastPart'
import { selectToasts } from '@/store/toasts'
import { useSelect } from '@/store/useSelect'

/** Comes with the first toast, which waits for it. Where it cannot be had, the next toast asks for it again. */
export const Toasts = () => {
  const toasts = useSelect(selectToasts)
  const [outlet, setOutlet] = useState(toastPart.loaded)
  useEffect(() => {
    if (outlet === null && toasts.length > 0) toastPart.load().then(setOutlet, () => undefined)
  }, [outlet, toasts])
  return outlet && <outlet.ToastOutlet />
}
