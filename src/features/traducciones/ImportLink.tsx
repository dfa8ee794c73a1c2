import { Icon } from '@/ui/buttons/Icon'
import button from '@/ui/buttons/Button.module.css'
import { LinkButton } from '@/ui/buttons/LinkButton'

/** The way to the page that files come in by [TX-05]. */
export const ImportLink = ({ to }: { to: string }) => (
  <LinkButton to={to}>
    <Icon name="upload" />
    <span className={button.rest}>Importar</span>
  </LinkButton>
)
