import { heldLocks, tabLocks } from '@/store/tabLocks'

const lockOf = (run: string): string => `importacion/${run}`

/** Holds an import, so that no other tab runs it too. Gives the function that lets it go, or null where another tab has it. */
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

/** Imports that other tabs, or this one, are running. */
export const heldRuns = async (runs: readonly string[]): Promise<string[]> => {
  const held = await heldLocks()
  return runs.filter(run => held.has(lockOf(run)))
}
