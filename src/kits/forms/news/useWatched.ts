import { useEffect } from 'react'
import { formUnwatched, formWatched, type WatchedForm } from '@/kits/forms/news/slice'
import { useAppDispatch } from '@/store/hooks'

interface WatchOptions extends Omit<WatchedForm, 'partes' | 'owners' | 'known'> {
  /** Resources of the parts, separated by blanks; a string, so that equal lists compare as equal. */
  resources: string
  /** Field and ids of the owners, separated by blanks; empty if the parts refer to the record itself. */
  owners?: string
  /** Ids of known parts by resource, as JSON. */
  known: string
}

const ownersIn = (owners: string): Pick<WatchedForm, 'owners'> => {
  const [member, ...ids] = owners.split(' ')
  return member ? { owners: { member, ids: ids.map(Number) } } : {}
}

/** Registers an open form in the store until it unmounts; an empty key registers nothing. */
export const useWatched = ({ key, runKey, tipo, id, resources, owners = '', known }: WatchOptions): void => {
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
