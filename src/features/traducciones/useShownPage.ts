import { useEffect } from 'react'
import { pageLeft, pageShown } from '@/features/traducciones/slice'
import { useAppDispatch } from '@/store/hooks'

/** Reports the displayed page, which the saga reloads after changes of other users [SY-03]. */
export const useShownPage = (page: 'idiomas' | 'workbench'): void => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(pageShown(page))
    return () => void dispatch(pageLeft(page))
  }, [dispatch, page])
}
