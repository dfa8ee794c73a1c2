import { useRouteError } from 'react-router-dom'
import { BrokenScreen } from '@/app/screens/BrokenScreen'

/** The router's own way to say that a route threw. */
export const BrokenRoute = () => <BrokenScreen error={useRouteError()} />
