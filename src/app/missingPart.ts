import type { Store } from '@/app/createStore'
import { toastRaised } from '@/store/toasts'

/** webpack names its error so: the file went with an earlier version of the application, or the network did. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** Reports a part that failed to load after a press: the page around it stays, with everything typed. */
export const tellOfMissingParts = ({ dispatch }: Store): void =>
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingPart(reason)) dispatch(toastRaised('error', 'No se ha podido cargar una parte de la aplicación. Recargue la página.'))
  })
