import { EMPTY_TABLE } from '@/shared/constants'
import { UsuariosList } from '@/features/cuenta/usuarios/UsuariosList'
import { selectExtensions } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'
import { EmptyState } from '@/ui/page/EmptyState'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { Page, PageHeader } from '@/ui/page/Page'

/** Empty page: its content is not specified [SE-16]. */
const Empty = () => (
  <Page>
    <PageHeader title="Usuarios" breadcrumbs={[{ label: 'Usuarios' }]} />
    <EmptyState icon="user" text={EMPTY_TABLE} action={<LinkButton to="/">Ir al inicio</LinkButton>} />
  </Page>
)

/** List of users, which needs an API with extensions; otherwise an empty page. */
export const Usuarios = () => (useAppSelector(selectExtensions) ? <UsuariosList /> : <Empty />)
