import { useEffect } from 'react'
import { formUnwatched, formWatched, type WatchedForm } from '@/kits/forms/news/slice'
import { useAppDispatch } from '@/store/hooks'

/** Registers an open form in the store until it unmounts; null registers nothing. */
export const useWatched = (form: WatchedForm | null): void => {
  const dispatch = useAppDispatch()
  const key = form?.key
  /** JSON of the form, so that equal forms compare as equal. */
  const watched = JSON.stringify(form)
  useEffect(() => {
    if (watched !== 'null') dispatch(formWatched(JSON.parse(watched) as WatchedForm))
  }, [dispatch, watched])
  useEffect(() => (key === undefined ? undefined : () => void dispatch(formUnwatched({ key }))), [dispatch, key])
}
