import { draftIdOf } from '@/features/importar/run/draftIds'
import type { ImportRun } from '@/features/importar/model/importRun'
import { heldLocks, tabLocks } from '@/store/tabLocks'

/** Acquires the lock of an import, against a run in another tab. Resolves to the release function; null if another tab holds the lock. */
export const lockRun = (run: string): Promise<(() => void) | null> =>
  new Promise(resolve => {
    const manager = tabLocks()
    if (!manager) resolve(() => undefined)
    else
      manager
        .request(draftIdOf(run), { ifAvailable: true }, lock => {
          if (!lock) return resolve(null)
          return new Promise<void>(release => resolve(release))
        })
        .catch(() => resolve(() => undefined))
  })

/** Imports that no tab is running. */
export const freeRuns = async (runs: readonly ImportRun[]): Promise<ImportRun[]> => {
  const locks = await heldLocks()
  return runs.filter(({ id }) => !locks.has(draftIdOf(id)))
}
