import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { VERSION_LABEL } from '@/domain/constants'
import { PublicLayout } from '@/ui/frame/PublicLayout'

/** Stands in the place of all of the pages. */
export const BrokenSite = ({ error }: { error: unknown }) => (
  <PublicLayout version={VERSION_LABEL}>
    <BrokenScreen error={error} />
  </PublicLayout>
)
