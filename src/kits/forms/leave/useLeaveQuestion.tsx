import type { Action } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPath, NavigationType, useBlocker } from 'react-router-dom'
import { draftsIn, isJourney, JOURNEY, navigationRequested } from '@/store/navigation'
import { KeepDialog } from '@/kits/forms/leave/KeepDialog'
import { LeaveDialog } from '@/kits/forms/leave/LeaveDialog'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

/** Sagas lead on, never back: the page that one goes back to may be one that an earlier journey led to. */
const isLed = (by: NavigationType, state: unknown): boolean => by !== NavigationType.Pop && isJourney(state)

/** Whether the way out of the session has asked about the changes: they are in the draft that stays, or were in the one that was deleted. */
const isAnswered = (state: unknown, draft: KeptChanges | undefined): boolean =>
  draft !== undefined && (draftsIn(state) === 'deleted' || (draftsIn(state) === 'kept' && draft.isKept))

/** A record that was made just now, and that nothing is saved of since. */
export interface JustMade {
  /** "el ensayo EN-7" */
  what: string
  onKeep: () => void
  onDelete: () => void
}

/** What becomes of changes that are left: they stay in a draft, where there is one. */
export interface KeptChanges {
  isKept: boolean
  /** Writes down what is not yet. */
  keep: () => void
  discard: () => void
}

interface Leave {
  go: () => void
  /** Does the same at the end of a save; null where that is what follows a save anyway. */
  after: Action | null
}

/** Saves what the form holds. @param after follows the save where it ends well, in place of what follows any other */
export type SaveAndLeave = (after: Action | null) => void

interface LeaveQuestion {
  /** Does it at once where there is nothing to ask, else after a yes: what Cancelar and the breadcrumbs of a form go through. */
  ask: (go: () => void, after?: Action) => void
  /** To be rendered in the form. */
  question: ReactNode
}

interface Options {
  made?: JustMade | null
  onBack?: () => void
  onStay?: () => void
  onSave?: SaveAndLeave | undefined
  draft?: KeptChanges
}

/**
 * Whoever leaves a form with changes is asked first, by whatever way they leave: a button, the menu, the back button, closing the tab.
 * Where its record was made just now, they also say whether it stays; for that a tab that is closed has no question.
 * @param options.onBack of a form without an address of its own: what the back button does in place of leaving the page
 * @param options.onStay the answer was no
 * @param options.onSave left out while a save is under way
 * @param options.draft where there is one, changes that are left stay in it, and the browser need not ask when the tab is closed
 */
export const useLeaveQuestion = (changed: boolean, { made = null, onBack, onStay, onSave, draft }: Options = {}): LeaveQuestion => {
  const asks = changed || made !== null
  const [leave, setLeave] = useState<Leave | null>(null)
  const [isBack, setIsBack] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || isLed(historyAction, nextLocation.state)) return false
    if (made === null && isAnswered(nextLocation.state, draft)) return false
    const back = onBack !== undefined && historyAction === NavigationType.Pop
    setIsBack(back)
    return asks || back
  })
  useUnloadQuestion(changed && draft?.isKept !== true)

  const goBack = ({ reset }: { reset: () => void }) => {
    reset()
    onBack?.()
  }
  const isBlocked = blocker.state === 'blocked'
  const onUnasked = useEffectEvent(() => {
    if (blocker.state === 'blocked' && isBack && !asks) goBack(blocker)
  })
  useEffect(() => {
    if (isBlocked) onUnasked()
  }, [isBlocked])

  const stay = () => {
    setLeave(null)
    if (blocker.state === 'blocked') blocker.reset()
    onStay?.()
  }
  const go = () => {
    setLeave(null)
    leave?.go()
    if (blocker.state !== 'blocked') return
    if (isBack) goBack(blocker)
    else blocker.proceed()
  }
  const save = () => {
    setLeave(null)
    if (blocker.state !== 'blocked') {
      onSave?.(leave?.after ?? null)
      return
    }
    const { location } = blocker
    blocker.reset()
    onSave?.(isBack ? null : navigationRequested(createPath(location), { state: { ...(location.state as object | null), ...JOURNEY } }))
  }
  const onAsked = useEffectEvent(() => {
    if (changed) draft?.keep()
  })
  const asked = leave !== null || (isBlocked && (asks || onBack === undefined))
  useEffect(() => {
    if (asked) onAsked()
  }, [asked])

  const goAfter = (answer: () => void) => () => {
    answer()
    go()
  }
  return {
    ask: (go, after) => (asks ? setLeave({ go, after: after ?? null }) : go()),
    question:
      asked &&
      (made ? (
        <KeepDialog
          what={made.what}
          changed={changed}
          isKept={draft?.isKept ?? false}
          onSave={changed && onSave ? save : undefined}
          onStay={stay}
          onKeep={goAfter(made.onKeep)}
          onDelete={goAfter(() => {
            draft?.discard()
            made.onDelete()
          })}
        />
      ) : (
        <LeaveDialog onSave={onSave && save} onStay={stay} onLeave={go} onDiscard={draft?.isKept ? goAfter(draft.discard) : undefined} />
      )),
  }
}
