import { useEffect, useState } from 'react'
import { isMissingPart } from '@/app/missingPart'
import { reload, ReloadButton } from '@/app/screens/ReloadButton'
import { reportError } from '@/store/reportError'
import { MessagePage } from '@/ui/page/MessagePage'

const missingPart = {
  title: 'No se ha podido cargar esta pantalla',
  text: 'Hay una versión nueva de la aplicación o se ha perdido la conexión. Recargue la página para continuar. Lo guardado no se ha perdido.',
}
const offline = {
  title: missingPart.title,
  text: 'No hay conexión: la pantalla se abrirá en cuanto vuelva. Lo guardado no se ha perdido.',
}
const broken = {
  code: 'Error inesperado',
  title: 'Esta pantalla ha dejado de responder',
  text: 'Lo que ya estaba guardado no se ha perdido. Recargue la página para continuar.',
}

/**
 * Replacement of a screen that failed or could not be loaded. Reloads automatically when the network is back, because it contains no typed
 * text.
 */
export const BrokenScreen = ({ error }: { error: unknown }) => {
  useEffect(() => reportError('pantalla', error), [error])
  const [isOffline] = useState(!navigator.onLine)
  useEffect(() => {
    if (!isMissingPart(error)) return
    if (isOffline && navigator.onLine) reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [error, isOffline])
  if (!isMissingPart(error)) return <MessagePage {...broken} action={<ReloadButton />} />
  // A reload would replace the page with the browser's own error.
  return isOffline ? <MessagePage {...offline} /> : <MessagePage {...missingPart} action={<ReloadButton />} />
}
