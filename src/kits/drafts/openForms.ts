import type { HandedDraft } from '@/kits/drafts/model/draft'

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
