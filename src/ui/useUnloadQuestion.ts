import { useEffect } from 'react'

/** Question of the browser when the tab is closed or reloaded; pages cannot show their own. */
export const useUnloadQuestion = (isAsked: boolean) => {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
