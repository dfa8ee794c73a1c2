import '@/app/outlets/adoptToastStyles'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, useRef, type MouseEvent, type Ref } from 'react'
import { TOAST_MS } from '@/shared/constants'
import { navigationRequested } from '@/store/navigation'
import { selectIsRunning } from '@/store/sequences/slice'
import { selectToasts, toastShown, type Toast } from '@/store/toasts'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ToastCard } from '@/app/frame/ToastCard'
import styles from '@/app/outlets/ToastOutlet.module.css'

const cardOf = (tone: Toast['tone']) =>
  function Card({ id, message, to, run, ref }: CustomContentProps & { to?: string; run?: string; ref?: Ref<HTMLDivElement> }) {
    const dispatch = useAppDispatch()
    const close = () => closeSnackbar(id)
    const isRunning = useAppSelector(state => run !== undefined && selectIsRunning(state, run))
    // The failed run may go on after its message: its next try is known by the pause before it.
    const hasPaused = useRef(false)
    useEffect(() => {
      if (!isRunning) hasPaused.current = true
      else if (hasPaused.current) closeSnackbar(id)
    }, [isRunning, id])
    // Outside the router, so the link navigates by an action. `state: null` makes it a user's navigation: a form with changes asks first.
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

/**
 * Shows toasts: bottom left, three at most, removed after a time that stops under the pointer [FR-10]. A success is removed early when a
 * failure follows, and a failure when its run is tried again, because the two would seem to contradict each other.
 */
export const ToastOutlet = () => {
  const toasts = useAppSelector(selectToasts)
  const dispatch = useAppDispatch()
  const successes = useRef<string[]>([])
  const shownIds = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, tone, text, record, run } of toasts) {
      // Toasts are shown once: in development React runs effects twice, and Redux DevTools go back to states that have the toast.
      if (shownIds.current.has(id)) continue
      shownIds.current.add(id)
      if (tone === 'success') successes.current.push(id)
      if (tone === 'error') for (const earlier of successes.current.splice(0)) closeSnackbar(earlier)
      enqueueSnackbar(text, { key: id, variant: tone, ...(record && { to: record.to }), ...(run && { run }) })
      dispatch(toastShown(id))
    }
  }, [toasts, dispatch])
  return (
    // Top layer, so that a dialog does not hide toasts from screen readers.
    <section aria-label="Avisos" data-react-aria-top-layer>
      <SnackbarProvider
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        autoHideDuration={TOAST_MS}
        maxSnack={3}
        classes={{ containerRoot: styles.container }}
        Components={cards}
        disableWindowBlurListener
      />
    </section>
  )
}
