import { useCallback } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { useLocation } from 'react-router-dom'
import { prefetchLinks } from '@/app/routeTable'
import { useIdle } from '@/app/useIdle'
import { draftsNeeded } from '@/kits/drafts/slice'
import { prefetchParts } from '@/ui/lazyPart'

/** Requests the drafts after the page is mounted, and downloads in idle time the linked routes and the parts that the page may open. */
export const PrefetchOutlet = () => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  useIdle(useCallback(() => void dispatch(draftsNeeded()), [dispatch]))
  useIdle(
    useCallback(() => {
      void prefetchLinks(pathname).then(prefetchParts)
    }, [pathname]),
  )
  return null
}
