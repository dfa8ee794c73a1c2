import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { deletionPart } from '@/forms/usos/deletionPart'
import { selectExtensions } from '@/store/configuration'
import { usesAsked, usesLeft } from '@/store/usos/slice'
import { useSelect } from '@/store/useSelect'

const place = 'deletion'

/** What a list says before it deletes one of its records. */
export interface Deletion {
  /** The resource of the list, as the API calls it. */
  tipo: string
  /** Gives nothing for a record that is not there any more. */
  nameOf: (id: number) => string | undefined
  confirmDelete: (name: string) => string
  /** Said in its place of a record that something uses. */
  cannotDelete: (name: string) => string
  onConfirmed: (id: number) => void
}

/** The browser asks, and nothing happens without a yes [MA-10, PG-07]. */
export const askPlainly = ({ nameOf, confirmDelete, onConfirmed }: Deletion, id: number): void => {
  const name = nameOf(id)
  if (name !== undefined && window.confirm(confirmDelete(name))) onConfirmed(id)
}

/**
 * Asks before a record is deleted: at once, or where the API can tell who uses it, once it has told [LS-10]. `ask` stays the same function,
 * for the rows' sake; `element` stands anywhere in the list's page.
 */
export const useDeletion = (deletion: Deletion) => {
  const dispatch = useDispatch()
  const { tipo } = deletion
  const extensions = useSelect(selectExtensions)
  const [part, setPart] = useState(deletionPart.loaded)
  const latest = useRef(deletion)
  useEffect(() => {
    latest.current = deletion
  })
  useEffect(() => (extensions ? () => void dispatch(usesLeft({ place })) : undefined), [dispatch, extensions])

  const ask = useCallback(
    (id: number) => {
      const plainly = () => askPlainly(latest.current, id)
      if (!extensions) {
        plainly()
        return
      }
      dispatch(usesAsked({ place, tipo, id }))
      deletionPart.load().then(
        loaded => setPart(() => loaded),
        () => {
          dispatch(usesLeft({ place }))
          plainly()
        },
      )
    },
    [dispatch, extensions, tipo],
  )
  return { ask, element: part && <part.DeletionAnswer {...deletion} /> }
}
