import type { DraftContent, HandedDraft } from '@/kits/drafts/model/draft'
import type { Clash } from '@/store/merge/merge'

/** Current draft of a form; null when the user has discarded it. */
type Snapshot = () => HandedDraft | null

/** Snapshots of the page's forms, by the key of their save's run. Kept outside the store, because Formik holds the typed values. */
const snapshots = new Map<string, Snapshot>()

/** Registers a form until the returned function is called. */
export const registerForm = (runKey: string, snapshot: Snapshot): (() => void) => {
  snapshots.set(runKey, snapshot)
  return () => {
    if (snapshots.get(runKey) === snapshot) snapshots.delete(runKey)
  }
}

/** Draft of the form that a run saves; null when no form of the page keeps one. */
export const snapshotOf = (runKey: string): HandedDraft | null => snapshots.get(runKey)?.() ?? null

/** Parts of a draft merged with those of its form; `mine` of a clash is the draft. */
interface MergedParts extends Pick<DraftContent, 'openedParts' | 'parts'> {
  clashes: Clash[]
}

export type MergeParts = (draft: Pick<DraftContent, 'openedParts' | 'parts'>, wasSaving: boolean) => MergedParts

/** Current contents of an open form. */
export interface FormContents extends Pick<DraftContent, 'opened' | 'values'> {
  id: string
  /** Merges a recovered draft with the parts of the form; left out by forms without parts. */
  mergeParts?: MergeParts | undefined
}

/** Readers of the page's forms, kept outside the store for the same reason. */
const readers = new Set<() => FormContents>()

/** Lets drafts be merged with the contents of a form, until the returned function is called. */
export const registerContents = (read: () => FormContents): (() => void) => {
  readers.add(read)
  return () => void readers.delete(read)
}

/** Contents of the form with this id; null after it was closed. */
export const contentsOf = (formId: string): FormContents | null => [...readers].map(read => read()).find(({ id }) => id === formId) ?? null
