import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { refusalLeft, selectRefusal } from '@/store/refusals'
import { useSelect } from '@/store/useSelect'

/** Why what was asked for last at this place was not done, until the next thing is asked for there or the page is left. */
export const useRefusal = (place: string): string | null => {
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(refusalLeft({ place })), [dispatch, place])
  return useSelect(selectRefusal, place)
}
