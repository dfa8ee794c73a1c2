import { useEffect } from 'react'
import { formUnwatched, formWatched, type WatchedForm } from '@/kits/forms/news/slice'
import { useAppDispatch } from '@/store/hooks'

/** Registers an open form in the store until it unmounts; null registers nothing. */
export const useWatched = (form: WatchedForm | null): void => {
  const dispatch = useAppDispatch()
  const key = form?.key
  // JSON, so that equal forms compare as equal.
  const watched = JSON.stringify(form)
  useEffect(() => {
    const form = JSON.parse(watched) as WatchedForm | null
    if (form) dispatch(formWatched(form))
  }, [dispatch, watched])
  useEffect(() => (key === undefined ? undefined : () => void dispatch(formUnwatched({ key }))), [dispatch, key])
}
