import { multicastChannel } from 'redux-saga'
import { isWhole, noteOf } from '@/kits/drafts/model/draft'
import { halfSavedIn } from '@/kits/drafts/model/halfSaved'
import { all, call, fork, put, select, takeFrom, type Saga } from '@/store/effects'
import { createComplaint, type Complaint } from '@/kits/drafts/complaint'
import type { Desk } from '@/kits/drafts/desk'
import { keepDraft } from '@/kits/drafts/keepDraft'
import { createKeeper, type Disk } from '@/kits/drafts/keeper'
import { snapshotOf } from '@/kits/drafts/openForms'
import { readKept, recoverDraft } from '@/kits/drafts/recoverDraft'
import {
  discardAllRequested,
  discardRequested,
  draftEnded,
  draftHanded,
  draftKept,
  draftReleased,
  draftsListed,
  draftsRefused,
  draftUndone,
  draftUnreadable,
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

function* endDrafts({ user, keeper, tabs }: Desk, ids: readonly string[], how: DraftEnd): Saga {
  for (const id of ids) {
    tabs.letGo(id)
    if (yield* select(selectDraftNote, id)) yield* put(draftEnded({ id, how }))
    tabs.tell({ user, ended: id, how })
  }
  yield* call(keeper.remove, ids)
}

/**
 * Deletes first and reports then: the waiting page closes on the report, perhaps with its tab. Every tab deletes the last writes of its
 * own.
 */
function* removeAll({ keeper, tabs }: Desk, elsewhere?: true): Saga {
  yield* call(keeper.removeAll)
  for (const id of Object.keys(yield* select(selectDraftNotes))) {
    tabs.letGo(id)
    yield* put(draftEnded({ id, how: 'discarded', ...(elsewhere && { elsewhere }) }))
  }
}

function* discardAll(desk: Desk): Saga {
  desk.tabs.tell({ user: desk.user, emptied: true })
  yield* removeAll(desk)
}

/**
 * Keeps the contents of a form when its save starts. No effect may wait before `keeper.keep`: the runner continues at once and notes the
 * run of a draft that the keeper must already know [DR-03].
 */
function* flush(desk: Desk, complain: Complaint, { payload }: ReturnType<typeof sequenceStarted>): Saga {
  const draft = snapshotOf(payload.key)
  if (draft) yield* keepDraft(desk, complain, draft)
}

function* endSaved(desk: Desk, { payload }: ReturnType<typeof sequenceFinished>): Saga {
  const id = desk.keeper.draftOfRun(payload.key)
  if (id !== undefined) yield* endDrafts(desk, [id], 'saved')
}

/** Shows a draft that fits no form as text, to be copied. */
function* showText({ keeper }: Desk, { payload: { id } }: ReturnType<typeof textRequested>): Saga {
  const kept = yield* readKept(keeper, id)
  if (!kept) return
  const { draft } = kept
  yield* put(draft ? draftUnreadable({ id, text: JSON.stringify(draft, null, 2) }) : draftEnded({ id, how: 'discarded' }))
}

/** Waits for the tab that has it open. */
function* watchElsewhere({ tabs }: Desk, id: string): Saga {
  yield* call(tabs.whenLeft, id)
  yield* put(draftReleased({ id }))
}

function* hear(desk: Desk, message: TabMessage): Saga {
  if (message.user !== desk.user) return
  if ('emptied' in message) {
    yield* fork(guarded, 'borradores', () => removeAll(desk, true))
    return
  }
  if ('ended' in message) {
    if (yield* select(selectDraftNote, message.ended)) yield* put(draftEnded({ id: message.ended, how: message.how, elsewhere: true }))
    return
  }
  const isWatched = yield* select(selectIsElsewhere, message.kept.id)
  yield* put(draftKept({ note: message.kept, elsewhere: true }))
  if (!isWatched) yield* fork(guarded, 'borradores', () => watchElsewhere(desk, message.kept.id))
}

function* list({ keeper, tabs }: Desk): Saga<string[]> {
  const kept = yield* call(keeper.list)
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
 * Starts the drafts of a session: keeps what forms hand over, loads the kept drafts, and follows the other tabs [DR-01 to DR-09]. Ends with
 * the session; the drafts stay on disk for the next one.
 */
export function* draftsSaga(user: string, disk?: Disk): Saga {
  const arrivals = multicastChannel<TabMessage>()
  const desk: Desk = { user, keeper: createKeeper(user, disk), tabs: createTabs(arrivals.put) }
  const complain = createComplaint()
  try {
    const elsewhere = yield* list(desk)
    keepJournal(desk.keeper.journal)
    yield* all([
      watch({
        first: [[discardAllRequested, () => discardAll(desk)]],
        latest: [
          [draftHanded, ({ payload }) => keepDraft(desk, complain, payload), ({ payload }) => payload.id],
          [sequenceStarted, action => flush(desk, complain, action), ({ payload }) => payload.key],
          [draftUndone, ({ payload }) => endDrafts(desk, [payload.id], 'discarded'), ({ payload }) => payload.id],
          [discardRequested, ({ payload }) => endDrafts(desk, payload.ids, 'discarded'), ({ payload }) => payload.ids.join()],
          [sequenceFinished, action => endSaved(desk, action), ({ payload }) => payload.key],
          [recoverRequested, action => recoverDraft(desk, action), ({ payload }) => payload.formId],
          [textRequested, action => showText(desk, action), ({ payload }) => payload.id],
          [formLeft, ({ payload }) => call(desk.tabs.letGo, payload.id), ({ payload }) => payload.id],
        ],
      }),
      function* () {
        for (const id of elsewhere) yield* fork(guarded, 'borradores', () => watchElsewhere(desk, id))
        while (true) yield* hear(desk, yield* takeFrom(arrivals))
      },
    ])
  } catch (error) {
    yield* put(draftsRefused())
    yield* complain(error)
  } finally {
    keepJournal(null)
    desk.tabs.close()
    yield* call(desk.keeper.close)
  }
}
