import { useEffect } from 'react'
import { PRODUCT_NAME } from '@/shared/constants'

/** Sets the document title, for tabs, history and task switchers [FR-13]. */
export const useDocumentTitle = (page: string): void => {
  useEffect(() => {
    document.title = `${page} · ${PRODUCT_NAME}`
  }, [page])
}
