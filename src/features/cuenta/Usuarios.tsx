import { EMPTY_TABLE } from '@/domain/constants'
import { Page } from '@/ui/Page'
import { PageHeader } from '@/ui/PageHeader'

/** Its content is not specified [SE-16]. */
export const Usuarios = () => (
  <Page>
    <PageHeader title="Usuarios" breadcrumbs={[{ label: 'Usuarios' }]} />
    <p>{EMPTY_TABLE}</p>
  </Page>
)
