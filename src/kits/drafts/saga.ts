import { channel } from 'redux-saga'
import { isWhole, noteOf } from '@/kits/drafts/model/draft'
import { textOf } from '@/kits/drafts/model/draftText'
import { halfSavedIn } from '@/kits/drafts/model/halfSaved'
import { all, call, fork, put, select, takeNext, type Saga } from '@/store/effects'
import { createWriteWarning, type WriteWarning } from '@/kits/drafts/writeWarning'
import type { DraftContext } from '@/kits/drafts/draftContext'
import { keepDraft } from '@/kits/drafts/keepDraft'
import { createDraftStorage, type OpenDatabase } from '@/kits/drafts/draftStorage'
import { snapshotOf } from '@/kits/drafts/openForms'
import { NOT_READ, resultOrToast, recoverDraft, watchElsewhere } from '@/kits/drafts/recoverDraft'
import {
  discardAllRequested,
  discardRequested,
  draftEnded,
  draftChanged,
  draftKept,
  draftsListed,
  draftsRefused,
  draftUndone,
  draftTextShown,
  formLeft,
  recoverRequested,
  selectDraftNote,
  selectDraftNotes,
  selectIsElsewhere,
  textRequested,
  type DraftEnd,
} from '@/kits/drafts/slice'
import { createTabs, type TabMessage } from '@/kits/drafts/tabs'
import { keepJournal } from '@/store/sequences/journal'
import { sequenceFinished, sequenceStarted } from '@/store/sequences/slice'
import { guarded, watch } from '@/store/watch'

/**
 * Ends drafts. The other tabs are told after the deletion, which would also delete a write that a form open there makes in answer; after a
 * failed deletion they are not told, but the locks are released.
 */
function* endDrafts({ user, draftStorage, tabs }: DraftContext, ids: readonly string[], how: DraftEnd): Saga {
  for (const id of ids) if (yield* select(selectDraftNote, id)) yield* put(draftEnded({ id, how }))
  try {
    yield* call(draftStorage.remove, ids)
    for (const id of ids) tabs.tell({ user, ended: id, how })
  } finally {
    for (const id of ids) tabs.release(id)
  }
}

/**
 * Deletes before it reports: the waiting page closes on the report, perhaps with its tab. Every tab deletes its own last writes.
 */
function* removeAll({ draftStorage, tabs }: DraftContext, elsewhere?: true): Saga {
  yield* call(draftStorage.removeAll)
  for (const id of Object.keys(yield* select(selectDraftNotes))) {
    tabs.release(id)
    yield* put(draftEnded({ id, how: 'emptied', ...(elsewhere && { elsewhere }) }))
  }
}

function* discardAll(context: DraftContext): Saga {
  context.tabs.tell({ user: context.user, emptied: true })
  yield* resultOrToast('No se han podido eliminar los borradores', () => removeAll(context))
}

/**
 * Keeps the contents of a form when its save starts. No effect may wait before `draftStorage.keep`: the runner continues at once and notes the
 * run of a draft that the storage must already know [DR-03].
 */
function* flush(context: DraftContext, warn: WriteWarning, { payload }: ReturnType<typeof sequenceStarted>): Saga {
  const draft = snapshotOf(payload.key)
  if (draft) yield* keepDraft(context, warn, draft)
}

function* endSaved(context: DraftContext, { payload }: ReturnType<typeof sequenceFinished>): Saga {
  const draft = context.draftStorage.draftOfRun(payload.key)
  if (!draft) return
  const note = yield* select(selectDraftNote, draft.id)
  // Text typed during the save stays a draft, which is no longer half saved.
  if (!draft.isEdited) yield* endDrafts(context, [draft.id], 'saved')
  else if (note) yield* put(draftKept({ note: { ...note, half: null } }))
}

/** Shows a draft as text to copy: a draft that fits no form, or whose record was deleted. */
function* showText({ draftStorage }: DraftContext, { payload: { id } }: ReturnType<typeof textRequested>): Saga {
  yield* resultOrToast(NOT_READ, function* () {
    const draft = yield* call(draftStorage.readContent, id)
    yield* put(draft ? draftTextShown(textOf(draft)) : draftEnded({ id, how: 'discarded' }))
  })
}

function* hear(context: DraftContext, message: TabMessage): Saga {
  if (message.user !== context.user) return
  if ('emptied' in message) {
    yield* fork(guarded, 'borradores', () => removeAll(context, true))
    return
  }
  if ('ended' in message) {
    context.draftStorage.forget(message.ended)
    if (yield* select(selectDraftNote, message.ended)) yield* put(draftEnded({ id: message.ended, how: message.how, elsewhere: true }))
    return
  }
  const isWatched = yield* select(selectIsElsewhere, message.kept.id)
  yield* put(draftKept({ note: message.kept, elsewhere: true }))
  if (!isWatched) yield* fork(guarded, 'borradores', () => watchElsewhere(context, message.kept.id))
}

function* list({ draftStorage, tabs }: DraftContext): Saga<string[]> {
  const kept = yield* call(draftStorage.list)
  const notes = kept.map(({ draft, run }) => ({
    ...noteOf(draft),
    // 0 marks a draft that fits no form; it is shown as text.
    shape: isWhole(draft) ? draft.shape : 0,
    half: run ? halfSavedIn(run) : null,
  }))
  const elsewhere = yield* call(
    tabs.openElsewhere,
    notes.map(({ id }) => id),
  )
  yield* put(draftsListed({ notes, elsewhere }))
  return elsewhere
}

/**
 * Starts the drafts of a session: loads the kept drafts, writes those of open forms, and follows the other tabs [DR-01 to DR-09]. Ends with
 * the session; the drafts stay on disk for the next session.
 */
export function* draftsSaga(user: string, database?: OpenDatabase): Saga {
  // Buffer of the messages that arrive while the drafts are listed.
  const arrivals = channel<TabMessage>()
  const context: DraftContext = { user, draftStorage: createDraftStorage(user, database), tabs: createTabs(arrivals.put) }
  const warn = createWriteWarning()
  try {
    const elsewhere = yield* list(context)
    keepJournal(context.draftStorage.journal)
    yield* all([
      watch({
        first: [[discardAllRequested, () => discardAll(context)]],
        latest: [
          [draftChanged, ({ payload }) => keepDraft(context, warn, payload), ({ payload }) => payload.id],
          [sequenceStarted, action => flush(context, warn, action), ({ payload }) => payload.key],
          [draftUndone, ({ payload }) => endDrafts(context, [payload.id], 'discarded'), ({ payload }) => payload.id],
          [discardRequested, ({ payload }) => endDrafts(context, payload.ids, 'discarded'), ({ payload }) => payload.ids.join()],
          [sequenceFinished, action => endSaved(context, action), ({ payload }) => payload.key],
          [recoverRequested, action => recoverDraft(context, action), ({ payload }) => payload.formId],
          [textRequested, action => showText(context, action), ({ payload }) => payload.id],
          [formLeft, ({ payload }) => call(context.tabs.release, payload.id), ({ payload }) => payload.id],
        ],
      }),
      function* () {
        for (const id of elsewhere) yield* fork(guarded, 'borradores', () => watchElsewhere(context, id))
        while (true) yield* hear(context, yield* takeNext(arrivals))
      },
    ])
  } catch (error) {
    yield* put(draftsRefused())
    yield* warn(error)
  } finally {
    keepJournal(null)
    context.tabs.close()
    yield* call(context.draftStorage.close)
  }
}
