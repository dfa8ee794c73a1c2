import '@/app/outlets/adoptToastStyles'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, useRef, type MouseEvent, type Ref } from 'react'
import { TOAST_MS } from '@/shared/constants'
import { navigationRequested } from '@/store/navigation'
import { selectToasts, toastShown, type Toast } from '@/store/toasts'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ToastCard } from '@/app/frame/ToastCard'

const cardOf = (tone: Toast['tone']) =>
  function Card({ id, message, to, ref }: CustomContentProps & { to?: string; ref?: Ref<HTMLDivElement> }) {
    const dispatch = useAppDispatch()
    const close = () => closeSnackbar(id)
    // The outlet stands outside the router. A form with changes is asked about as by any other link: the way there is no saga's.
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !to) return
      event.preventDefault()
      dispatch(navigationRequested(to, { state: null }))
      close()
    }
    return (
      <ToastCard ref={ref} tone={tone} text={typeof message === 'string' ? message : ''} onClose={close}>
        {to && (
          <a href={to} onClick={follow}>
            Abrir
          </a>
        )}
      </ToastCard>
    )
  }
const cards = { success: cardOf('success'), error: cardOf('error'), warning: cardOf('warning') }

/** Shows what sagas say: bottom left, three at most, gone by itself [FR-10]. The clock stops under the pointer. A success goes before its time when something fails: beside the failure it would seem to contradict it. */
export const ToastOutlet = () => {
  const toasts = useAppSelector(selectToasts)
  const dispatch = useAppDispatch()
  const successes = useRef<string[]>([])
  const said = useRef<readonly Toast[]>([])
  useEffect(() => {
    // Toasts may wait for this outlet, whose effects React runs twice in development.
    if (said.current === toasts) return
    said.current = toasts
    for (const { id, tone, text, record } of toasts) {
      if (tone === 'success') successes.current.push(id)
      if (tone === 'error') for (const earlier of successes.current.splice(0)) closeSnackbar(earlier)
      enqueueSnackbar(text, { key: id, variant: tone, ...(record && { to: record.to }) })
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
