import '@/app/outlets/adoptToastStyles'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, useRef, type Ref } from 'react'
import { useDispatch } from 'react-redux'
import { TOAST_MS } from '@/domain/constants'
import { selectToasts, toastShown, type Toast } from '@/store/toasts'
import { useSelect } from '@/store/useSelect'
import { ToastCard } from '@/ui/frame/ToastCard'

const cardOf = (tone: Toast['tone']) =>
  function Card({ id, message, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
    return <ToastCard ref={ref} tone={tone} text={typeof message === 'string' ? message : ''} onClose={() => closeSnackbar(id)} />
  }
const cards = { success: cardOf('success'), error: cardOf('error'), warning: cardOf('warning') }

/** Shows what sagas say: bottom left, three at most, gone by itself [FR-10]. The clock stops under the pointer. A success goes before its time when something fails: beside the failure it would seem to contradict it. */
export const ToastOutlet = () => {
  const toasts = useSelect(selectToasts)
  const dispatch = useDispatch()
  const successes = useRef<string[]>([])
  const said = useRef<readonly Toast[]>([])
  useEffect(() => {
    // Toasts may wait for this outlet, whose effects React runs twice in development.
    if (said.current === toasts) return
    said.current = toasts
    for (const { id, tone, text } of toasts) {
      if (tone === 'success') successes.current.push(id)
      if (tone === 'error') for (const earlier of successes.current.splice(0)) closeSnackbar(earlier)
      enqueueSnackbar(text, { key: id, variant: tone })
      dispatch(toastShown(id))
    }
  }, [toasts, dispatch])
  return (
    // A dialog takes the rest of the page out of reach, not what is said meanwhile.
    <section aria-label="Avisos" data-react-aria-top-layer>
      <SnackbarProvider
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        autoHideDuration={TOAST_MS}
        maxSnack={3}
        Components={cards}
        disableWindowBlurListener
      />
    </section>
  )
}
