import { useEffect } from 'react'
import { PRODUCT_NAME } from '@/shared/constants'

/** Names the page in the browser's tab, history and task switcher [FR-13]. */
export const useDocumentTitle = (page: string): void => {
  useEffect(() => {
    document.title = `${page} · ${PRODUCT_NAME}`
  }, [page])
}
