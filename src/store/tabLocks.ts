/** Some browsers do not let tabs know of each other: there each is alone. */
export const tabLocks = (): LockManager | null => (typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null)

/** Names of the locks that the tabs of this browser hold. */
export const heldLocks = async (): Promise<ReadonlySet<string | undefined>> => {
  const { held = [] } = (await tabLocks()?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}
