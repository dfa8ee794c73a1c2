import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import type { Filter } from '@/kits/lists/model/filters'

/** Asks for the values of a filter, where nobody has and they are not known. */
export const useAsk = () => {
  const dispatch = useDispatch()
  return useCallback(
    ({ awaited }: Filter) => {
      if (awaited?.ask) dispatch(awaited.ask)
    },
    [dispatch],
  )
}
