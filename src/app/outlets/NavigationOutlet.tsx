import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { navigationDone, selectPendingJourney } from '@/store/navigation'
import { useSelect } from '@/store/useSelect'

/** Takes the page where a saga asked it to go. */
export const NavigationOutlet = () => {
  const journey = useSelect(selectPendingJourney)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!journey) return
    // Where a guard has been quicker, going there again must not make a second entry in the history.
    if (journey.to !== pathname + search) void navigate(journey.to)
    dispatch(navigationDone(journey.id))
  }, [journey, pathname, search, navigate, dispatch])
  return null
}
