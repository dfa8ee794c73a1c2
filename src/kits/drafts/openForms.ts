import type { DraftContent, HandedDraft } from '@/kits/drafts/model/draft'
import type { Clash } from '@/store/merge/merge'

/** Parts of a draft merged with those of its form; `mine` of a clash is the draft. */
interface MergedParts extends Pick<DraftContent, 'openedParts' | 'parts'> {
  clashes: Clash[]
}

export type MergeParts = (draft: Pick<DraftContent, 'openedParts' | 'parts'>, wasSaving: boolean) => MergedParts

/** Current contents of an open form. */
export interface FormContents extends Pick<DraftContent, 'opened' | 'values'> {
  id: string
  /** Merges a recovered draft with the parts of the form; left out by forms without parts. */
  mergeParts?: MergeParts
}

interface OpenForm {
  /** Current draft; null when the user has discarded it. */
  snapshot: () => HandedDraft | null
  contents: () => FormContents
}

/** Forms of the page, by the key of their save's run. Kept outside the store, because Formik holds the typed values. */
const openForms = new Map<string, OpenForm>()

/** Registers a form until the returned function is called. */
export const registerForm = (runKey: string, form: OpenForm): (() => void) => {
  openForms.set(runKey, form)
  return () => {
    if (openForms.get(runKey) === form) openForms.delete(runKey)
  }
}

/** Draft of the form that a run saves; null when no form of the page keeps one. */
export const snapshotOf = (runKey: string): HandedDraft | null => openForms.get(runKey)?.snapshot() ?? null

/** Contents of the form with this id, with which its draft is merged; null after it was closed. */
export const contentsOf = (formId: string): FormContents | null =>
  [...openForms.values()].map(({ contents }) => contents()).find(({ id }) => id === formId) ?? null
