import { useRouteError } from 'react-router-dom'
import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { BrokenSite } from '@/app/screens/BrokenSite'

/** Error element of the router; `whole`: replaces the frame too. */
export const BrokenRoute = ({ whole = false }: { whole?: boolean }) => {
  const error = useRouteError()
  return whole ? <BrokenSite error={error} /> : <BrokenScreen error={error} />
}
