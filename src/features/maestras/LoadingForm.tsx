import { FormBox } from '@/ui/FormBox'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import type { MasterDefinition } from '@/features/maestras/definition'

/** Where the form will be, while its record comes. */
export const LoadingForm = ({ master: { title } }: { master: MasterDefinition }) => (
  <>
    <PageHeader title={title.edit} breadcrumbs={[{ label: 'Maestras' }, { label: title.list }, { label: title.edit }]} />
    <FormBox>
      <p className="visually-hidden" role="status">
        Cargando ...
      </p>
      <Skeleton width={40} />
    </FormBox>
  </>
)
