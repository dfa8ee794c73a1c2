import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { navigationDone, selectPendingJourney } from '@/store/navigation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Takes the page where a saga asked it to go. */
export const NavigationOutlet = () => {
  const journey = useAppSelector(selectPendingJourney)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(() => {
    if (!journey) return
    void navigate(journey.to, journey)
    dispatch(navigationDone(journey.id))
  }, [journey, navigate, dispatch])
  return null
}
