import { useCallback } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { useLocation } from 'react-router-dom'
import { prefetchLinks } from '@/app/routeTable'
import { useIdle } from '@/app/useIdle'
import { draftsNeeded } from '@/kits/drafts/slice'
import { prefetchParts } from '@/ui/lazyPart'

/**
 * Frees the elements that were removed while a CSS transition ran, and with them the page that was left. React Aria holds them until its next
 * `runAfterTransition`, because browsers end no transition of a removed element.
 */
const releaseRemoved = (): Promise<unknown> =>
  import('react-aria/private/utils/runAfterTransition').then(
    ({ runAfterTransition }) => runAfterTransition(() => undefined),
    () => undefined,
  )

/**
 * Requests the drafts after the page is mounted. In idle time downloads the linked routes and the parts that the page may open, and frees the
 * page that was left.
 */
export const PrefetchOutlet = () => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  useIdle(useCallback(() => void dispatch(draftsNeeded()), [dispatch]))
  useIdle(
    useCallback(() => {
      void prefetchLinks(pathname).then(prefetchParts).then(releaseRemoved)
    }, [pathname]),
  )
  return null
}
