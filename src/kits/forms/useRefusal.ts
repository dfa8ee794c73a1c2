import { useEffect } from 'react'
import { placeLeft, selectRefusal } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Refusal text of the last request of a place, until its next request or the unmount; null without one. */
export const useRefusal = (place: string): string | null => {
  const dispatch = useAppDispatch()
  useEffect(() => () => void dispatch(placeLeft({ place })), [dispatch, place])
  return useAppSelector(selectRefusal, place)
}
