import { useLocation } from 'react-router-dom'
import { NotFound } from '@/ui/frame/NotFound'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masters } from '@/features/maestras/definitions'

/** Master screen of this route. */
export const Maestra = () => {
  const { pathname } = useLocation()
  const master = masters.find(({ path }) => path === pathname.replace(/\/$/, ''))
  return master ? <MasterScreen key={master.key} master={master} /> : <NotFound />
}
