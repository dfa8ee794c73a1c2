import { useCallback, useEffect, useState } from 'react'
import { askPlainly, type Deletion } from '@/kits/usages/views/askPlainly'
import { selectExtensions } from '@/store/configuration'
import { usesRequested, usesLeft } from '@/kits/usages/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/lazyPart'
import { useSteady } from '@/ui/useSteady'

/** Dialog with the records that use one (4 KiB beside the dialogs' package), loaded on demand. */
const deletionPart = lazyPart(() => import('@/kits/usages/views/DeletionAnswer'))

const place = 'deletion'

/**
 * Asks before a record is deleted: at once, or with extensions after its usages are known [LS-10]. `ask` is stable, because rows receive
 * it; render `element` anywhere in the page.
 */
export const useDeletion = (deletion: Deletion) => {
  const dispatch = useAppDispatch()
  const { tipo } = deletion
  const extensions = useAppSelector(selectExtensions)
  const [part, setPart] = useState(deletionPart.loaded)
  const { plainly } = useSteady({ plainly: (id: number) => askPlainly(deletion, id) })
  useEffect(() => (extensions ? () => void dispatch(usesLeft({ place })) : undefined), [dispatch, extensions])

  const ask = useCallback(
    (id: number) => {
      if (!extensions) {
        plainly(id)
        return
      }
      dispatch(usesRequested({ place, tipo, id }))
      deletionPart.load().then(
        loaded => setPart(() => loaded),
        () => {
          dispatch(usesLeft({ place }))
          plainly(id)
        },
      )
    },
    [dispatch, extensions, plainly, tipo],
  )
  return { ask, element: part && <part.DeletionAnswer {...deletion} /> }
}
