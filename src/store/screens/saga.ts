import type { Action } from '@reduxjs/toolkit'
import { call, put, select, type Saga } from '@/store/effects'
import { leaveForm } from '@/store/images'
import { navigationRequested } from '@/store/navigation'
import { reportError } from '@/store/reportError'
import type { FormState } from '@/store/screens/form'
import type { FollowUp, OfForm, RecordState } from '@/store/screens/screen'
import { selectFailedKeys, sequenceForgotten } from '@/store/sequences/slice'
import { toastRaised, type LinkedRecord } from '@/store/toasts'
import { fileVault } from '@/store/vault'

type RecordSelector<State> = (state: State) => RecordState

/** True while the form is still open: late results of a closed form are ignored. */
function* isOpen<State>(selectRecord: RecordSelector<State>, { formId }: OfForm): Saga<boolean> {
  return (yield* select(selectRecord)).formId === formId
}

interface ScreenLoad extends OfForm {
  /** Name of the record in the log. */
  name: string
  list: string
}

/** Loads the record of a screen; a failure leads back to the list. The route loads the catalogues of the form. */
export function* loadScreen<State>(selectRecord: RecordSelector<State>, loading: ScreenLoad, load: () => Saga): Saga {
  try {
    yield* load()
  } catch (error) {
    reportError(loading.name, error)
    if (yield* isOpen(selectRecord, loading)) yield* put(navigationRequested(loading.list, { replace: true }))
  }
}

/** True while the form of a new record is open and has not created it; not for a second click. */
export function* awaitsRecord<State>(selectRecord: (state: State) => FormState, { formId }: OfForm): Saga<boolean> {
  const screen = yield* select(selectRecord)
  return formId !== '' && screen.formId === formId && screen.made === null
}

interface EndOfCreation extends OfForm, FollowUp {
  key: string
  /** Action with the created record, and its link; null when the creation failed. */
  made: { action: Action; record: LinkedRecord } | null
  said: string
}

/**
 * Ends a creation: the record's page replaces the form, unless `after` is put instead. A toast names a record whose page does not open: without
 * it the user would create the record again. After a failure the form does not change.
 */
export function* endCreation<State>(selectRecord: (state: State) => FormState, { formId, key, made, said, after }: EndOfCreation): Saga {
  const open = yield* awaitsRecord(selectRecord, { formId })
  if (made && (!open || after)) yield* put(toastRaised('success', said, made.record))
  if (!open) {
    yield* put(sequenceForgotten({ key }))
  } else if (made && after) {
    yield* put(after)
  } else if (made) {
    yield* put(made.action)
    yield* put(navigationRequested(made.record.to, { replace: true }))
  }
}

interface EndOfSave<Whole> extends OfForm, FollowUp {
  record: LinkedRecord
  key: string
  /** Facts of the sequence; null when it failed. */
  done: { reread: Whole | null } | null
  said: string
  list: string
}
interface SaveEvents<Whole> {
  formRenewed: (formId: string, whole: Whole) => Action
  recordSaved: (form: OfForm) => Action
}

/**
 * Ends a save: the form stays open with the server's record, or `after` is put, or the list opens. After a failure the form does not change.
 */
export function* endSave<State, Whole>(
  selectRecord: RecordSelector<State>,
  { formRenewed, recordSaved }: SaveEvents<Whole>,
  { formId, key, done, said, record, list, after }: EndOfSave<Whole>,
): Saga {
  const open = yield* isOpen(selectRecord, { formId })
  if (!done) {
    // The form was closed meanwhile: the run is not retried.
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

/** Saga for a closed form: forgets its failed runs, creation and save. */
export const leaving = (createKey: (form: OfForm) => string, saveKey: (form: OfForm) => string) =>
  function* ({ payload }: { payload: OfForm }): Saga {
    yield* put(sequenceForgotten({ key: createKey(payload) }))
    yield* leaveForm({ formId: payload.formId, key: saveKey(payload) })
  }

/** Forgets a run if its screen was closed meanwhile. */
export function* forgetIfLeft<State>(selectRecord: RecordSelector<State>, { formId, key }: OfForm & { key: string }): Saga {
  if (!(yield* isOpen(selectRecord, { formId }))) yield* put(sequenceForgotten({ key }))
}

/** Forgets all failed runs with this key prefix, for a closed screen. */
export function* forgetRuns(prefix: string): Saga {
  const failed = yield* select(selectFailedKeys)
  for (const key of failed.filter(each => each.startsWith(prefix))) yield* put(sequenceForgotten({ key }))
}
