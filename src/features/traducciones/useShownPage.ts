import { useEffect } from 'react'
import { pageLeft, pageShown } from '@/features/traducciones/slice'
import { useAppDispatch } from '@/store/hooks'

/** Notes which page is on screen: the saga loads that one again after changes by others [SY-03]. */
export const useShownPage = (page: 'idiomas' | 'workbench'): void => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(pageShown(page))
    return () => void dispatch(pageLeft(page))
  }, [dispatch, page])
}
