import { useRouteError } from 'react-router-dom'
import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { BrokenSite } from '@/app/screens/BrokenSite'

/** The router's own way to say that a route threw; `whole`: the frame with it. */
export const BrokenRoute = ({ whole = false }: { whole?: boolean }) => {
  const error = useRouteError()
  return whole ? <BrokenSite error={error} /> : <BrokenScreen error={error} />
}
