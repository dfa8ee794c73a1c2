import { useEffect } from 'react'

/** The browser's own question, which is all that it allows when the tab is closed or reloaded. */
export const useUnloadQuestion = (isAsked: boolean) => {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
