import { Icon } from '@/ui/buttons/Icon'
import { Rest } from '@/ui/buttons/Button'
import { LinkButton } from '@/ui/buttons/LinkButton'

/** The way to the page that files come in by [TX-05]. */
export const ImportLink = ({ to }: { to: string }) => (
  <LinkButton to={to}>
    <Icon name="upload" />
    <Rest>Importar</Rest>
  </LinkButton>
)
