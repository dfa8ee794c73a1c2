import { heldLocks, tabLocks } from '@/store/tabLocks'

const lockOf = (run: string): string => `importacion/${run}`

/** Acquires the lock of an import, against a run in another tab. Resolves to the release function; null if another tab holds the lock. */
export const holdRun = (run: string): Promise<(() => void) | null> =>
  new Promise(resolve => {
    const manager = tabLocks()
    if (!manager) resolve(() => undefined)
    else
      manager
        .request(lockOf(run), { ifAvailable: true }, lock => {
          if (!lock) return resolve(null)
          return new Promise<void>(letGo => resolve(letGo))
        })
        .catch(() => resolve(() => undefined))
  })

/** Imports whose lock is held, by any tab. */
export const heldRuns = async (runs: readonly string[]): Promise<string[]> => {
  const locks = await heldLocks()
  return runs.filter(run => locks.has(lockOf(run)))
}
