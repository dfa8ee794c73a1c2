import { draftOf } from '@/features/importar/run/draftOf'
import { keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { heldRuns } from '@/features/importar/run/runLock'
import type { HandedDraft } from '@/kits/drafts/model/draft'

/** Drafts of the interrupted imports of a user that no tab is running. Outdated imports are deleted. */
export const draftsOfImports = async (email: string): Promise<HandedDraft[]> => {
  const runs = await keptRuns(ownerOf(email))
  const lockedIds = await heldRuns(runs.map(({ id }) => id))
  return runs.filter(({ id }) => !lockedIds.includes(id)).map(run => draftOf(run))
}
