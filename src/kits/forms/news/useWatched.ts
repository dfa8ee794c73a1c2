import { useEffect } from 'react'
import { formUnwatched, formWatched, type WatchedForm } from '@/kits/forms/news/slice'
import { useAppDispatch } from '@/store/hooks'

interface Watched extends Omit<WatchedForm, 'partes' | 'owners' | 'known'> {
  /** Resources of the parts, with blanks between; a string, so that equal ones are the same. */
  resources: string
  /** Member and ids of the owners, with blanks between; empty where parts name the record itself. */
  owners?: string
  /** Ids of known parts by resource, as JSON. */
  known: string
}

const ownersIn = (owners: string): Pick<WatchedForm, 'owners'> => {
  const [member, ...ids] = owners.split(' ')
  return member ? { owners: { member, ids: ids.map(Number) } } : {}
}

/** Tells the store that a form is open, until it is closed; an empty key tells nothing. */
export const useWatched = ({ key, runKey, tipo, id, resources, owners = '', known }: Watched): void => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (key === '') return
    const partes = resources.split(' ').filter(Boolean)
    dispatch(
      formWatched({ key, runKey, tipo, id, partes, ...ownersIn(owners), known: JSON.parse(known) as NonNullable<WatchedForm['known']> }),
    )
  }, [dispatch, key, runKey, tipo, id, resources, owners, known])
  useEffect(() => (key === '' ? undefined : () => void dispatch(formUnwatched({ key }))), [dispatch, key])
}
