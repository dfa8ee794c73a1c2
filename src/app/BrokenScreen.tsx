import { useEffect } from 'react'
import { isMissingPart } from '@/app/missingPart'
import { ReloadButton } from '@/app/ReloadButton'
import { reportError } from '@/store/reportError'
import { MessagePage } from '@/ui/MessagePage'

const missingPart = {
  title: 'No se ha podido cargar esta pantalla',
  text: 'Hay una versión nueva de la aplicación o se ha perdido la conexión. Recargue la página para continuar. Lo guardado no se ha perdido.',
}
const broken = {
  code: 'Error inesperado',
  title: 'Esta pantalla ha dejado de responder',
  text: 'Lo que ya estaba guardado no se ha perdido. Recargue la página para continuar.',
}

/** In the place of what threw, or could not be fetched. */
export const BrokenScreen = ({ error }: { error: unknown }) => {
  useEffect(() => reportError('pantalla', error), [error])
  return <MessagePage {...(isMissingPart(error) ? missingPart : broken)} action={<ReloadButton />} />
}
