import { noteOf, type HandedDraft } from '@/kits/drafts/model/draft'
import { halfSavedIn } from '@/kits/drafts/model/halfSaved'
import type { WriteWarning } from '@/kits/drafts/writeWarning'
import type { DraftContext } from '@/kits/drafts/draftContext'
import { draftKept, draftLost, selectDraftNote, selectDraftNotes } from '@/kits/drafts/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { selectRun } from '@/store/sequences/slice'

/** Asks the browser not to evict its storage; a refusal changes nothing. */
const persist = async (): Promise<void> => {
  // `navigator.storage` exists in secure contexts only.
  if (typeof navigator === 'object' && 'storage' in navigator) await navigator.storage.persist().catch(() => false)
}

/** Writes a draft, and informs the page and the other tabs [DR-01]. */
export function* keepDraft({ user, draftStorage, tabs }: DraftContext, warn: WriteWarning, handed: HandedDraft): Saga {
  const { runKey } = handed.content
  const run = yield* select(selectRun, runKey)
  const draft = { ...handed, user, half: run ? halfSavedIn(draftStorage.runOf(runKey) ?? run) : null }
  void tabs.lock(draft.id)
  try {
    if (!(yield* call(draftStorage.keep, draft))) return
  } catch (error) {
    if (yield* select(selectDraftNote, draft.id)) yield* put(draftLost({ id: draft.id }))
    yield* warn(error)
    return
  }
  const isFirst = Object.keys(yield* select(selectDraftNotes)).length === 0
  const note = noteOf(draft)
  yield* put(draftKept({ note }))
  tabs.tell({ user, kept: note })
  if (isFirst) yield* call(persist)
}
