import { useEffect } from 'react'
import { reportError } from '@/store/reportError'
import { Button } from '@/ui/Button'
import { MessagePage } from '@/ui/MessagePage'

/** As webpack names it: the file went with an earlier version of the application, or the network did. */
const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

const missingPart = {
  title: 'No se ha podido cargar esta pantalla',
  text: 'Hay una versión nueva de la aplicación o se ha perdido la conexión. Recargue la página para continuar. Lo guardado no se ha perdido.',
}
const broken = {
  title: 'Esta pantalla ha dejado de responder',
  text: 'Lo que ya estaba guardado no se ha perdido. Recargue la página para continuar.',
}

/** In the place of what threw, or could not be fetched. */
export const BrokenScreen = ({ error }: { error: unknown }) => {
  useEffect(() => reportError('pantalla', error), [error])
  return (
    <MessagePage
      code="Error inesperado"
      {...(isMissingPart(error) ? missingPart : broken)}
      action={
        <Button variant="primary" onPress={() => window.location.reload()}>
          Recargar
        </Button>
      }
    />
  )
}
