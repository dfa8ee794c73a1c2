import { LinkButton } from '@/ui/buttons/LinkButton'
import { MessagePage } from '@/ui/page/MessagePage'

/** Page for unknown addresses, inside the frame, with a link home [FR-12]. */
export const NotFound = () => (
  <MessagePage
    code="404"
    title="Página no encontrada"
    text="La dirección no existe o ha cambiado."
    action={
      <LinkButton to="/" variant="primary">
        Ir al inicio
      </LinkButton>
    }
  />
)
