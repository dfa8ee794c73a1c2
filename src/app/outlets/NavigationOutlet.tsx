import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { navigationDone, selectPendingJourney } from '@/store/navigation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Carries out the navigations that sagas request. */
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
