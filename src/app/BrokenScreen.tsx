import { useEffect } from 'react'
import { reportError } from '@/store/reportError'
import { Button } from '@/ui/Button'
import { MessagePage } from '@/ui/MessagePage'

/** In the place of what threw, or could not be fetched. */
export const BrokenScreen = ({ error }: { error: unknown }) => {
  useEffect(() => reportError('pantalla', error), [error])
  return (
    <MessagePage
      code="Error inesperado"
      title="Esta pantalla ha dejado de responder"
      text="Lo que ya estaba guardado no se ha perdido. Vuelva a cargar la página para continuar."
      action={
        <Button variant="primary" onPress={() => window.location.reload()}>
          Volver a cargar
        </Button>
      }
    />
  )
}
