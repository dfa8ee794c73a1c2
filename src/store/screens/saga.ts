import type { Action } from '@reduxjs/toolkit'
import { call, put, select, type Saga } from '@/store/effects'
import { leaveForm } from '@/store/images'
import { navigationRequested } from '@/store/navigation'
import { reportError } from '@/store/reportError'
import type { FormScreen } from '@/store/screens/form'
import type { Afterwards, OfForm, RecordScreen } from '@/store/screens/screen'
import { selectFailedKeys, sequenceForgotten } from '@/store/sequences/slice'
import { toastRaised, type ToldRecord } from '@/store/toasts'
import { fileVault } from '@/store/vault'

type SelectScreen<State> = (state: State) => RecordScreen

/** Whoever has left the form is not called back. */
export function* isOpen<State>(selectScreen: SelectScreen<State>, { formId }: OfForm): Saga<boolean> {
  return (yield* select(selectScreen)).formId === formId
}

interface Loading extends OfForm {
  /** Names the record in the log. */
  name: string
  list: string
}

/** Loads a record with all that belongs to it; where any of that does not come, back to the list. The route asks for the form's choices. */
export function* loadScreen<State>(selectScreen: SelectScreen<State>, loading: Loading, load: () => Saga): Saga {
  try {
    yield* load()
  } catch (error) {
    reportError(loading.name, error)
    if (yield* isOpen(selectScreen, loading)) yield* put(navigationRequested(loading.list, { replace: true }))
  }
}

/** Whether the form of a new record is still the one in front: a second click after the success comes too late. */
export function* awaitsRecord<State>(selectScreen: (state: State) => FormScreen, { formId }: OfForm): Saga<boolean> {
  const screen = yield* select(selectScreen)
  return formId !== '' && screen.formId === formId && screen.made === null
}

interface EndOfCreation extends OfForm, Afterwards {
  key: string
  /** What says that the record is there, and the page that it is edited on; null where it was not made. */
  made: { action: Action; path: string } | null
}

/** Ends a creation: the record's page replaces the form, unless another action follows. After a failure the form stays as it is. */
export function* endCreation<State>(selectScreen: (state: State) => FormScreen, { formId, key, made, after }: EndOfCreation): Saga {
  if (!(yield* awaitsRecord(selectScreen, { formId }))) {
    yield* put(sequenceForgotten({ key }))
  } else if (made && after) {
    yield* put(after)
  } else if (made) {
    yield* put(made.action)
    yield* put(navigationRequested(made.path, { replace: true }))
  }
}

interface EndOfSave<Whole> extends OfForm, Afterwards {
  record: ToldRecord
  key: string
  /** What the sequence has learnt; null where it failed. */
  done: { reread: Whole | null } | null
  said: string
  list: string
}
interface SaveEvents<Whole> {
  formRenewed: (formId: string, whole: Whole) => Action
  recordSaved: (form: OfForm) => Action
}

/** Ends a save: the form stays open with the server's record, or the list or another action follows. After a failure the form stays as it is. */
export function* endSave<State, Whole>(
  selectScreen: SelectScreen<State>,
  { formRenewed, recordSaved }: SaveEvents<Whole>,
  { formId, key, done, said, record, list, after }: EndOfSave<Whole>,
): Saga {
  const open = yield* isOpen(selectScreen, { formId })
  if (!done) {
    // Its form was closed while it ran: nobody will try it again.
    if (!open) yield* leaveForm({ formId, key })
    return
  }
  yield* call(fileVault.dropOf, formId)
  yield* put(toastRaised('success', said, done.reread ? undefined : record))
  if (done.reread) {
    yield* put(formRenewed(formId, done.reread))
    return
  }
  yield* put(recordSaved({ formId }))
  if (open) yield* put(after ?? navigationRequested(list))
}

/** What failed in a form that is closed will not be tried again, neither making its record nor saving it. */
export const leaving = (createKey: (form: OfForm) => string, saveKey: (form: OfForm) => string) =>
  function* ({ payload }: { payload: OfForm }): Saga {
    yield* put(sequenceForgotten({ key: createKey(payload) }))
    yield* leaveForm({ formId: payload.formId, key: saveKey(payload) })
  }

/** A run whose screen was closed while it ran: nobody will try it again. */
export function* forgetIfLeft<State>(selectScreen: SelectScreen<State>, { formId, key }: OfForm & { key: string }): Saga {
  if (!(yield* isOpen(selectScreen, { formId }))) yield* put(sequenceForgotten({ key }))
}

/** What failed in a screen that is closed will not be tried again: all runs whose keys begin so. */
export function* forgetRuns(prefix: string): Saga {
  const failed = yield* select(selectFailedKeys)
  for (const key of failed.filter(each => each.startsWith(prefix))) yield* put(sequenceForgotten({ key }))
}
