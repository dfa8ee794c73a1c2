import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { navigationDone, selectPendingJourney } from '@/store/navigation'
import { useSelect } from '@/store/useSelect'

/** Takes the page where a saga asked it to go. */
export const NavigationOutlet = () => {
  const journey = useSelect(selectPendingJourney)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  useEffect(() => {
    if (!journey) return
    void navigate(journey.to, journey)
    dispatch(navigationDone(journey.id))
  }, [journey, navigate, dispatch])
  return null
}
