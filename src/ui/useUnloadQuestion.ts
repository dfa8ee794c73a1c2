import { useEffect } from 'react'

/** Browser's own question when the tab is closed or reloaded; a page cannot show its own. */
export const useUnloadQuestion = (isAsked: boolean) => {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
