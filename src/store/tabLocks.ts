/** Lock manager; null in browsers without Web Locks, where each tab works alone. */
export const tabLocks = (): LockManager | null => (typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null)

/** Names of the locks that the tabs of this browser hold. */
export const heldLocks = async (): Promise<ReadonlySet<string | undefined>> => {
  const { held = [] } = (await tabLocks()?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}
