import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { VERSION_LABEL } from '@/shared/constants'
import { PublicLayout } from '@/app/frame/PublicLayout'

/** Stands in the place of all of the pages. */
export const BrokenSite = ({ error }: { error: unknown }) => (
  <PublicLayout version={VERSION_LABEL}>
    <BrokenScreen error={error} />
  </PublicLayout>
)
