/** Channel between tabs: each message reaches the others. */
export class Channel {
  static readonly open = new Set<Channel>()
  /** Message that reaches each new channel at once, while its page reads its drafts. */
  static early: unknown = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.open.add(this)
    const data = Channel.early
    if (data !== null) queueMicrotask(() => this.onmessage?.({ data }))
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

/** Locks held until their work ends, by name; a request without `ifAvailable` waits. */
const held = new Map<string, Promise<unknown>>()
const locks = {
  async request(name: string, { ifAvailable = false }: LockOptions, work: (lock: object | null) => unknown) {
    if (ifAvailable && held.has(name)) return work(null)
    while (held.has(name)) await held.get(name)
    const done = Promise.resolve(work({ name }))
    held.set(name, done)
    await done
    held.delete(name)
  },
  query: async () => ({ held: [...held.keys()].map(name => ({ name })) }),
}

/** Gives the stores of a test file the channel and the locks of the tabs of one browser. */
export const beTabs = (): void => {
  Object.assign(globalThis, { BroadcastChannel: Channel })
  Object.defineProperty(navigator, 'locks', { value: locks })
}
