import { filesIn, isWhole, noteOf, withoutFiles, type DraftContent } from '@/kits/drafts/model/draft'
import { listed } from '@/shared/listed'
import { textOf } from '@/kits/drafts/model/draftText'
import { mergeDraft } from '@/kits/drafts/model/mergeDraft'
import { mergeEdited, type Clash } from '@/store/merge/merge'
import { isReadable } from '@/store/chosenFiles'
import type { KeptRun } from '@/kits/drafts/keptRun'
import { contentsOf } from '@/kits/drafts/openForms'
import { call, put, select, type Saga } from '@/store/effects'
import {
  draftEnded,
  draftKept,
  draftRecovered,
  draftReleased,
  draftTextShown,
  recoverContested,
  selectDraftNote,
  type recoverRequested,
} from '@/kits/drafts/slice'
import type { DraftContext } from '@/kits/drafts/draftContext'
import { reportError } from '@/store/reportError'
import { runRestored } from '@/store/sequences/slice'
import { toastRaised } from '@/store/toasts'

/** Swaps `mine` and `theirs`: in the dialog the draft counts as the user's own version. */
const turned = ({ mine, theirs, ...clash }: Clash): Clash => ({ ...clash, mine: theirs, theirs: mine })

/** Runs `work`. An error is reported, raises a toast with the text `said`, keeps the draft and returns null. */
export function* resultOrToast<Result>(said: string, work: () => Saga<Result>): Saga<Result | null> {
  try {
    return yield* work()
  } catch (error) {
    reportError('borradores', error)
    yield* put(toastRaised('error', said))
    return null
  }
}

export const NOT_READ = 'No se ha podido leer el borrador'

/** Content of a draft without its unreadable files, and their names. A file that the save has uploaded is not counted as lost. */
function* withoutLost(content: DraftContent, run: KeptRun | undefined): Saga<{ content: DraftContent; lost: string[] }> {
  const { values, parts, dialog } = content
  const uploaded = JSON.stringify(run?.facts ?? {})
  const lost = new Map<string, string>()
  for (const file of filesIn({ values, parts, dialog }))
    if (!uploaded.includes(file.ticket) && !(yield* call(isReadable, file))) lost.set(file.ticket, `«${file.name}»`)
  if (lost.size === 0) return { content, lost: [] }
  const kept = withoutFiles({ values, parts, dialog }, ticket => lost.has(ticket))
  return { content: { ...content, ...kept }, lost: [...new Set(lost.values())] }
}

const lostInWords = (files: readonly string[]): string =>
  files.length === 1
    ? `No se puede leer ${listed(files)} del borrador: elija la imagen otra vez.`
    : `No se pueden leer ${listed(files)} del borrador: elija las imágenes otra vez.`

/** Draft merged into its form as it is now [DR-04]: fields and parts edited since the form was opened stay. Null if the form was closed. */
const mergedInto = (formId: string, content: DraftContent, wasSaving: boolean) => {
  const form = contentsOf(formId)
  if (!form) return null
  const { opened, values, mergeParts } = form
  const merged = mergeDraft(content, opened)
  const { openedParts, parts, clashes } = mergeParts?.(content, wasSaving) ?? { ...content, clashes: [] }
  return {
    base: merged.base,
    // Text typed meanwhile stays where the draft has no change.
    values: mergeEdited(opened, merged.values, values).merged,
    openedParts,
    parts,
    clashes: [...mergeEdited(opened, values, merged.values).clashes.map(turned), ...clashes],
  }
}

/** Releases a draft once no other tab has its form open. */
export function* watchElsewhere({ tabs }: DraftContext, id: string): Saga {
  yield* call(tabs.whenLeft, id)
  yield* put(draftReleased({ id }))
}

/**
 * Puts a draft into the form that requested it [DR-02 to DR-04]. Files go back into the vault under their tickets, and the run of an
 * interrupted save is restored with its facts. The form takes the draft's id; if the form has a `runKey` of its own, the draft moves to
 * the form's id.
 */
export function* recoverDraft(context: DraftContext, { payload }: ReturnType<typeof recoverRequested>): Saga {
  const { user, draftStorage, tabs } = context
  const { id, formId, agreed, runKey } = payload
  const kept = yield* resultOrToast(NOT_READ, () => call(draftStorage.read, id))
  if (!kept) return
  const { draft, run } = kept
  if (!draft) {
    yield* put(draftEnded({ id, how: 'discarded' }))
    return
  }
  if (!isWhole(draft)) {
    yield* put(draftTextShown(textOf(draft)))
    return
  }
  const { form, record } = draft
  const { content, lost } = yield* withoutLost(draft.content, run)
  const wasSaving = run !== undefined
  const merged = mergedInto(formId, content, wasSaving)
  if (!merged) return
  if (merged.clashes.length > 0 && !agreed) {
    yield* put(recoverContested({ formId, id, clashes: merged.clashes }))
    return
  }
  if (!(yield* call(tabs.lock, id))) {
    // Another tab has recovered the draft just now: the bar says so until that tab leaves the form.
    yield* put(draftKept({ note: noteOf(draft), elsewhere: true }))
    yield* watchElsewhere(context, id)
    return
  }
  const own = runKey === null ? id : formId
  if (runKey === null) draftStorage.adopt(draft)
  else {
    const moved = { ...draft, id: own, content: { ...content, runKey } }
    const note = yield* resultOrToast('No se ha podido recuperar el borrador', function* () {
      return (yield* call(draftStorage.keep, moved)) ? noteOf(moved) : null
    })
    if (!note) {
      tabs.release(id)
      return
    }
    yield* put(draftKept({ note }))
    yield* call(tabs.lock, own)
    if (run) yield* call(draftStorage.keepRun, { ...run, key: runKey })
  }
  // Merged again: the form may have been edited, or closed, while the draft was moved.
  const mergedNow = mergedInto(formId, content, wasSaving)
  if (!mergedNow || (mergedNow.clashes.length > 0 && !agreed)) {
    tabs.release(id)
    if (!mergedNow) tabs.release(own)
    // The moved draft is removed, unless the form has replaced it with text of its own.
    if (runKey !== null && (yield* call(draftStorage.readContent, own))?.at === draft.at) {
      yield* put(draftEnded({ id: own, how: 'moved' }))
      yield* call(draftStorage.remove, [own])
    }
    if (mergedNow) yield* put(recoverContested({ formId, id, clashes: mergedNow.clashes }))
    return
  }
  if (run) yield* put(runRestored({ key: runKey ?? run.key, steps: run.steps, facts: run.facts, save: run.save }))
  const { clashes: _clashes, ...recovery } = mergedNow
  yield* put(draftRecovered({ formId, id: own, form, record, wasSaving, ...recovery, dialog: content.dialog ?? null }))
  if (lost.length > 0) yield* put(toastRaised('warning', lostInWords(lost)))
  yield* put(toastRaised('success', 'Cambios recuperados. Aún no están guardados.'))
  const left = runKey === null ? formId : id
  if (yield* select(selectDraftNote, left)) yield* put(draftEnded({ id: left, how: 'discarded' }))
  tabs.tell({ user, ended: left, how: 'moved' })
  yield* call(draftStorage.remove, [left])
  if (runKey !== null) tabs.release(id)
}
