import { EMPTY_TABLE } from '@/domain/constants'
import { EmptyState } from '@/ui/EmptyState'
import { LinkButton } from '@/ui/LinkButton'
import { Page } from '@/ui/Page'
import { PageHeader } from '@/ui/PageHeader'

/** Its content is not specified [SE-16]. */
export const Usuarios = () => (
  <Page>
    <PageHeader title="Usuarios" breadcrumbs={[{ label: 'Usuarios' }]} />
    <EmptyState icon="user" text={EMPTY_TABLE} action={<LinkButton to="/">Ir al inicio</LinkButton>} />
  </Page>
)
