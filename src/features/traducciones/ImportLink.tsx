import { Icon } from '@/ui/buttons/Icon'
import { Rest } from '@/ui/buttons/Rest'
import { LinkButton } from '@/ui/buttons/LinkButton'

/** Link to the import page [TX-05]. */
export const ImportLink = ({ to }: { to: string }) => (
  <LinkButton to={to}>
    <Icon name="upload" />
    <Rest>Importar</Rest>
  </LinkButton>
)
