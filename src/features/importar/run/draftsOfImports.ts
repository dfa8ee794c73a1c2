import { draftIdOf } from '@/features/importar/run/draftIds'
import { draftOf } from '@/features/importar/run/draftOf'
import { forgetRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { freeRuns } from '@/features/importar/run/runLock'
import { isSettled } from '@/features/importar/model/importRun'
import type { HandedDraft } from '@/kits/drafts/model/draft'

interface DraftsOfImports {
  drafts: HandedDraft[]
  /** Ids of the drafts of settled imports, which a crash after the last row has left. */
  endedIds: string[]
}

/** Drafts of the interrupted imports of a user that no tab is running. Settled and outdated imports are deleted. */
export const draftsOfImports = async (email: string): Promise<DraftsOfImports> => {
  const runs = await freeRuns(await keptRuns(ownerOf(email)))
  const settled = runs.filter(isSettled)
  await Promise.all(settled.map(({ id }) => forgetRun(id)))
  return {
    drafts: runs.filter(run => !isSettled(run)).map(run => draftOf(run)),
    endedIds: settled.map(({ id }) => draftIdOf(id)),
  }
}
