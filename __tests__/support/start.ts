import type { Page } from 'playwright-core'

interface Fiber {
  tag: number
  memoizedState: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** React's number for a Suspense boundary, which has a state only while its fallback stands there. */
const SUSPENSE = 13

/** Counts commits of React and Suspense fallbacks in them, which React reports to its tools, and notes all calls but the stream. Call it before the page is opened. */
export const watchStart = (page: Page) =>
  page.addInitScript(suspense => {
    const seen = { commits: 0, fallbacks: 0 }
    const calls = { ahead: [] as string[], behind: [] as string[] }
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
      if (pathname.startsWith('/api/') && pathname !== '/api/eventos/')
        calls[seen.commits === 0 ? 'ahead' : 'behind'].push(pathname + search)
      return fetch(input, init)
    }
    const count = (fiber: Fiber | null): number =>
      fiber ? Number(fiber.tag === suspense && fiber.memoizedState !== null) + count(fiber.child) + count(fiber.sibling) : 0
    const onCommitFiberRoot = (_id: number, { current }: { current: Fiber }) => {
      seen.commits++
      seen.fallbacks += count(current)
    }
    Object.assign(globalThis, {
      seenByReact: seen,
      calls,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined },
    })
  }, SUSPENSE)

/** Since it was loaded React has put something into the page, and never a fallback. */
export const expectWhole = async (page: Page) => {
  const seen = await page.evaluate(() => (globalThis as { seenByReact?: unknown }).seenByReact)
  expect(seen).toEqual({ commits: expect.any(Number), fallbacks: 0 })
  expect(seen).not.toMatchObject({ commits: 0 })
}

/** The calls of the page since it was loaded: before React put anything into it, and after. */
export const callsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { calls: { ahead: string[]; behind: string[] } }).calls)
