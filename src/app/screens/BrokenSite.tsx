import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { PublicLayout } from '@/app/frame/PublicLayout'

/** Replacement of the whole site. */
export const BrokenSite = ({ error }: { error: unknown }) => (
  <PublicLayout>
    <BrokenScreen error={error} />
  </PublicLayout>
)
