import { EMPTY_TABLE } from '@/domain/constants'
import { EmptyState } from '@/ui/page/EmptyState'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'

/** Its content is not specified [SE-16]. */
export const Usuarios = () => (
  <Page>
    <PageHeader title="Usuarios" breadcrumbs={[{ label: 'Usuarios' }]} />
    <EmptyState icon="user" text={EMPTY_TABLE} action={<LinkButton to="/">Ir al inicio</LinkButton>} />
  </Page>
)
