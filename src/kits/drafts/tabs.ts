import type { DraftNote } from '@/kits/drafts/model/draft'
import type { DraftEnd } from '@/kits/drafts/slice'
import { heldLocks, tabLocks } from '@/store/tabLocks'

/** Message between the tabs of a browser. */
export type TabMessage = { user: string } & ({ kept: DraftNote } | { ended: string; how: DraftEnd } | { emptied: true })

const CHANNEL = 'borradores'
const lockOf = (id: string) => `borrador/${id}`

/** Connection between the tabs of one browser: locks of open drafts, and messages about writes and ends of drafts. */
export const createTabs = (heard: (message: TabMessage) => void) => {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null
  const closing = new AbortController()
  const held = new Map<string, () => void>()
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data)

  return {
    tell: (message: TabMessage) => channel?.postMessage(message),
    /**
     * Takes the lock of a draft that is open here, until it is released or the tab closes.
     * @returns false if another tab has the draft open
     */
    lock(id: string): Promise<boolean> {
      const locks = tabLocks()
      if (!locks || held.has(id)) return Promise.resolve(true)
      const left = new Promise<void>(release => held.set(id, release))
      return new Promise(resolve => {
        const onLock = (lock: Lock | null) => {
          if (!lock) held.delete(id)
          resolve(lock !== null)
          return lock ? left : undefined
        }
        locks.request(lockOf(id), { ifAvailable: true }, onLock).catch(() => resolve(true))
      })
    },
    release(id: string): void {
      held.get(id)?.()
      held.delete(id)
    },
    /** Drafts that are open in another tab. */
    async openElsewhere(ids: readonly string[]): Promise<string[]> {
      const taken = await heldLocks()
      return ids.filter(id => taken.has(lockOf(id)) && !held.has(id))
    },
    /** Resolves when no other tab has the draft open. */
    async whenLeft(id: string): Promise<void> {
      await tabLocks()?.request(lockOf(id), { signal: closing.signal }, () => undefined)
    },
    close(): void {
      channel?.close()
      closing.abort()
      for (const release of held.values()) release()
      held.clear()
    },
  }
}

export type Tabs = ReturnType<typeof createTabs>
