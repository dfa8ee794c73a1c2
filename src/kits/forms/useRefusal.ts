import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { placeLeft, selectRefusal } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'

/** Refusal of the last request of a place, until its next request or until the page is left. */
export const useRefusal = (place: string): string | null => {
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(placeLeft({ place })), [dispatch, place])
  return useSelect(selectRefusal, place)
}
