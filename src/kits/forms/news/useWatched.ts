import { useEffect } from 'react'
import { formUnwatched, formWatched, type WatchedForm } from '@/kits/forms/news/slice'
import { useAppDispatch } from '@/store/hooks'

interface Watched extends Omit<WatchedForm, 'partes' | 'owners'> {
  /** Resources of the parts, with blanks between; a string, so that equal ones are the same. */
  resources: string
  /** Member and ids of the owners, with blanks between; empty where parts name the record itself. */
  owners?: string
}

const ownersIn = (owners: string): Pick<WatchedForm, 'owners'> => {
  const [member, ...ids] = owners.split(' ')
  return member ? { owners: { member, ids: ids.map(Number) } } : {}
}

/** Tells the store that a form is open, until it is closed; an empty key tells nothing. */
export const useWatched = ({ key, runKey, tipo, id, resources, owners = '' }: Watched): void => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (key !== '') dispatch(formWatched({ key, runKey, tipo, id, partes: resources.split(' ').filter(Boolean), ...ownersIn(owners) }))
  }, [dispatch, key, runKey, tipo, id, resources, owners])
  useEffect(() => (key === '' ? undefined : () => void dispatch(formUnwatched({ key }))), [dispatch, key])
}
