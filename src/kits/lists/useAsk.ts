import { useCallback } from 'react'
import { useAppDispatch } from '@/store/hooks'
import type { Filter } from '@/kits/lists/model/filters'

/** Returns a function that loads the values of a filter, unless they are loaded or requested. */
export const useAsk = () => {
  const dispatch = useAppDispatch()
  return useCallback(
    ({ awaited }: Filter) => {
      if (awaited?.ask) dispatch(awaited.ask)
    },
    [dispatch],
  )
}
