import type { Action } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { createPath, NavigationType, useBlocker } from 'react-router-dom'
import { draftsIn, JOURNEY, navigationRequested } from '@/store/navigation'
import type { DialogOver } from '@/kits/forms/dialogOver'
import type { HalfSaved } from '@/kits/drafts/model/draft'
import { storedInWords } from '@/kits/drafts/model/words'
import { isLed } from '@/kits/forms/leave/isLed'
import { LeaveDialog } from '@/kits/forms/leave/LeaveDialog'
import { lossText } from '@/kits/forms/leave/lossText'
import { Button } from '@/ui/buttons/Button'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

/** True if sign-out has asked about the changes already: they stay in a draft, or the draft was deleted. */
const isAnswered = (state: unknown, keepsAll: boolean): boolean => draftsIn(state) === 'deleted' || (draftsIn(state) === 'kept' && keepsAll)

/** Record that was just created, without a save since. */
export interface NewRecord {
  /** Name of the record: "el ensayo EN-7". */
  what: string
  onKeep: () => void
  onDelete: () => void
}

/** Draft that keeps the unsaved changes of a form when the user leaves it. */
export interface KeptChanges {
  isKept: boolean
  /** Parts that a failed save of the form has stored, and missing ones; null without any. */
  half?: HalfSaved | null
  /** Writes pending changes. */
  keep: () => void
  discard: () => void
}

interface LeaveRequest {
  go: () => void
  /** Action that replaces `go` after a save; null for the save's own next action. */
  after: Action | null
}

/** Saves the form. @param after action after a successful save, instead of the usual one */
export type SaveAndLeave = (after: Action | null) => void

interface LeaveQuestion {
  /** Calls `go` at once, or after the user's confirmation; for "Cancelar" and breadcrumbs. */
  ask: (go: () => void, after?: Action) => void
  /** Dialog to render in the form. */
  question: ReactNode
}

interface Options {
  made?: NewRecord | null
  onBack?: () => void
  onStay?: () => void
  onSave?: SaveAndLeave
  draft?: KeptChanges
  incoming?: number
  dialog?: RefObject<DialogOver | null>
}

/**
 * Asks before the user leaves a form with changes by any way: a button, the menu, the back button, closing the tab. For a record created
 * just now it also asks whether to keep the record, except when the tab is closed.
 * @param options.onBack for a form without an address of its own: called by the back button instead of leaving the page
 * @param options.onStay called when the user stays
 * @param options.onSave left out while a save is running
 * @param options.draft keeps the changes; the browser then does not ask when the tab is closed
 * @param options.incoming number of pictures that are not ready: changes that no draft keeps
 * @param options.dialog open dialog over the form: the back button closes it, and no save is offered while it has changes; changes without a draft ask
 */
export const useLeaveQuestion = (
  edited: boolean,
  { made = null, onBack, onStay, onSave, draft, incoming = 0, dialog }: Options = {},
): LeaveQuestion => {
  const changed = edited || incoming > 0
  const asks = changed || made !== null
  const keepsAll = draft?.isKept === true && incoming === 0
  const [leave, setLeave] = useState<LeaveRequest | null>(null)
  const [isBack, setIsBack] = useState(false)
  const [over, setOver] = useState({ closes: false, isChanged: false, isLost: false })
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const open = dialog?.current ?? null
    const closes = open !== null && historyAction === NavigationType.Pop
    const isChanged = open?.isChanged() ?? false
    const isLost = isChanged && open?.isKept === false
    setOver({ closes, isChanged, isLost })
    if (closes) return true
    if (currentLocation.pathname === nextLocation.pathname || isLed(historyAction, nextLocation.state)) return false
    if (made === null && draft && isAnswered(nextLocation.state, keepsAll)) return false
    const back = onBack !== undefined && historyAction === NavigationType.Pop
    setIsBack(back)
    return asks || back || isLost
  })
  useUnloadQuestion(changed && !keepsAll)

  const goBack = ({ reset }: { reset: () => void }) => {
    reset()
    onBack?.()
  }
  const isBlocked = blocker.state === 'blocked'
  const losesDialog = isBlocked && over.isLost
  const onUnasked = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return
    if (over.closes) {
      blocker.reset()
      dialog?.current?.ask()
    } else if (isBack && !asks) goBack(blocker)
  })
  // On each change of the blocker: a second "Back" may block again before the first reset is rendered.
  useEffect(() => onUnasked(), [blocker])

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
    if (edited) draft?.keep()
  })
  const isAsked = leave !== null || (isBlocked && !over.closes && (asks || losesDialog || onBack === undefined))
  const canSave = onSave !== undefined && (!made || changed) && !(isBlocked && over.isChanged)
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])

  const goAfter = (answer: () => void) => () => {
    answer()
    go()
  }
  return {
    ask: (go, after) => (asks ? setLeave({ go, after: after ?? null }) : go()),
    question: isAsked && (
      <LeaveDialog
        title={made ? '¿Conservar lo que acaba de crear?' : 'Hay cambios sin guardar'}
        onSave={canSave ? save : undefined}
        onStay={stay}
        answers={
          made ? (
            <>
              <Button
                variant="danger"
                onPress={goAfter(() => {
                  draft?.discard()
                  made.onDelete()
                })}
              >
                Eliminar
              </Button>
              <Button onPress={goAfter(made.onKeep)}>Conservar</Button>
            </>
          ) : (
            <>
              {draft?.isKept && (
                <Button variant="danger" onPress={goAfter(draft.discard)}>
                  Descartar cambios
                </Button>
              )}
              <Button onPress={go}>Salir sin guardar</Button>
            </>
          )
        }
      >
        {made && (
          <p>
            Ha creado <b>{made.what}</b> y todavía no ha guardado nada en él. Puede conservarlo como está, o eliminarlo: este cambio es
            irreversible.
          </p>
        )}
        {draft?.half && <p>{storedInWords(draft.half)}</p>}
        {(changed || (!made && !losesDialog)) && <p>{lossText(draft?.isKept ?? false, incoming)}</p>}
        {losesDialog && <p>Lo que ha elegido en el diálogo abierto se perderá.</p>}
      </LeaveDialog>
    ),
  }
}
