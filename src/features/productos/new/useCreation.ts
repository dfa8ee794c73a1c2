import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { creationEntered, creationLeft, selectCreation } from '@/features/productos/slice'
import { useSelect } from '@/store/useSelect'

/** The id of a screen that makes a product, a new one each time that somebody comes to it; '' before it is there and after it is left. */
export const useCreation = (): string => {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(creationEntered())
    return () => void dispatch(creationLeft())
  }, [dispatch])
  return useSelect(selectCreation)
}
