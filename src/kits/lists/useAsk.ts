import { useCallback } from 'react'
import { useAppDispatch } from '@/store/hooks'
import type { Filter } from '@/kits/lists/model/filters'

/** Asks for the values of a filter, where nobody has and they are not known. */
export const useAsk = () => {
  const dispatch = useAppDispatch()
  return useCallback(
    ({ awaited }: Filter) => {
      if (awaited?.ask) dispatch(awaited.ask)
    },
    [dispatch],
  )
}
