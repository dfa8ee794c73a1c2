import '@/app/outlets/adoptToastStyles'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, type Ref } from 'react'
import { useDispatch } from 'react-redux'
import { TOAST_MS } from '@/domain/constants'
import { selectToasts, toastShown, type Toast } from '@/store/toasts'
import { useSelect } from '@/store/useSelect'
import { ToastCard } from '@/ui/ToastCard'

const cardOf = (tone: Toast['tone']) =>
  function Card({ id, message, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
    return <ToastCard ref={ref} tone={tone} text={typeof message === 'string' ? message : ''} onClose={() => closeSnackbar(id)} />
  }
const cards = { success: cardOf('success'), error: cardOf('error'), warning: cardOf('warning') }

/** Shows what sagas say: bottom left, three at most, gone by itself [FR-10]. The clock stops under the pointer. */
export const ToastOutlet = () => {
  const toasts = useSelect(selectToasts)
  const dispatch = useDispatch()
  useEffect(() => {
    for (const { id, tone, text } of toasts) {
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
