import { draftOf } from '@/features/importar/run/draftOf'
import { keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { freeRuns } from '@/features/importar/run/runLock'
import type { HandedDraft } from '@/kits/drafts/model/draft'

/** Drafts of the interrupted imports of a user that no tab is running. Outdated imports are deleted. */
export const draftsOfImports = async (email: string): Promise<HandedDraft[]> => {
  const runs = await freeRuns(await keptRuns(ownerOf(email)))
  return runs.map(run => draftOf(run))
}
