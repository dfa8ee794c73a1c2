import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { VERSION_LABEL } from '@/shared/constants'
import { PublicLayout } from '@/app/frame/PublicLayout'

/** Replacement of the whole site. */
export const BrokenSite = ({ error }: { error: unknown }) => (
  <PublicLayout version={VERSION_LABEL}>
    <BrokenScreen error={error} />
  </PublicLayout>
)
