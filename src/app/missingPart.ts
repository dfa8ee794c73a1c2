import type { Store } from '@/app/createStore'
import { toastRaised } from '@/store/toasts'

/**
 * True for webpack's error for a chunk that did not load: a newer version of the application has replaced the file, or the network failed.
 */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** Shows a toast for a part that failed to load after a press: the page around it stays, with all typed values. */
export const reportMissingParts = ({ dispatch }: Store): void =>
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingPart(reason)) dispatch(toastRaised('error', 'No se ha podido cargar una parte de la aplicación. Recargue la página.'))
  })
