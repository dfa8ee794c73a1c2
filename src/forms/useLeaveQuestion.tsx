import { useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { isJourney } from '@/store/navigation'
import { LeaveDialog } from '@/ui/LeaveDialog'

/** The browser's own question, which is all that it allows when the tab is closed or reloaded. */
const useUnloadQuestion = (changed: boolean) => {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
}

/** Sagas lead on, never back: the page that one goes back to may be one that an earlier journey led to. */
const isLed = (by: NavigationType, state: unknown): boolean => by !== NavigationType.Pop && isJourney(state)

interface LeaveQuestion {
  /** Does it at once where nothing has changed, else after a yes: what Cancelar and the breadcrumbs of a form go through. */
  ask: (leave: () => void) => void
  /** To be rendered in the form. */
  question: ReactNode
}

/** Whoever leaves a form with changes is asked first, by whatever way they leave: a button, the menu, the back button, closing the tab. */
export const useLeaveQuestion = (changed: boolean): LeaveQuestion => {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      changed && currentLocation.pathname !== nextLocation.pathname && !isLed(historyAction, nextLocation.state),
  )
  useUnloadQuestion(changed)

  const stay = () => {
    setLeave(null)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const go = () => {
    setLeave(null)
    leave?.()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  return {
    ask: action => (changed ? setLeave(() => action) : action()),
    question: (leave !== null || blocker.state === 'blocked') && <LeaveDialog onStay={stay} onLeave={go} />,
  }
}
