import type { MasterDefinition } from '@/features/maestras/definition'
import { MODE, type MasterState } from '@/features/maestras/slice'
import { FormBox } from '@/ui/form/FormBox'
import { PageHeader } from '@/ui/page/Page'
import { Skeleton } from '@/ui/page/Skeleton'

interface Props {
  master: MasterDefinition
  mode: MasterState['mode']
}

/** Placeholder of the form while its record loads. */
export const LoadingForm = ({ master: { title }, mode }: Props) => {
  const heading = mode === MODE.add ? title.new : title.edit
  return (
    <>
      <PageHeader title={heading} breadcrumbs={[{ label: 'Maestras' }, { label: title.list }, { label: heading }]} />
      <FormBox>
        <p className="visually-hidden" role="status">
          Cargando ...
        </p>
        <Skeleton width={40} />
      </FormBox>
    </>
  )
}
