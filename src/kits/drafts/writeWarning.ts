import { put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'

/** Text with the reason of a failed write [DR-09]. */
const refusal = (error: unknown): string => {
  const why = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no queda sitio' : 'está prohibido'
  return `Este navegador no puede guardar borradores: ${why}. Guarde a menudo.`
}

export const createWriteWarning = () => {
  let isSaid = false
  return function* (error: unknown): Saga {
    reportError('borradores', error)
    if (isSaid) return
    isSaid = true
    yield* put(toastRaised('warning', refusal(error)))
  }
}
export type WriteWarning = ReturnType<typeof createWriteWarning>
