import type { Page } from 'playwright-core'

interface Fiber {
  tag: number
  memoizedState: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** React's number for a Suspense boundary, which has a state only while its fallback stands there. */
const SUSPENSE = 13

/** Before a page is opened: counts what React puts into it, and how often a Suspense fallback is part of that. React tells its tools. */
export const watchFallbacks = (page: Page) =>
  page.addInitScript(suspense => {
    const seen = { commits: 0, fallbacks: 0 }
    const count = (fiber: Fiber | null): number =>
      fiber ? Number(fiber.tag === suspense && fiber.memoizedState !== null) + count(fiber.child) + count(fiber.sibling) : 0
    const onCommitFiberRoot = (_id: number, { current }: { current: Fiber }) => {
      seen.commits++
      seen.fallbacks += count(current)
    }
    Object.assign(globalThis, {
      seenByReact: seen,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined },
    })
  }, SUSPENSE)

/** React has put something into the page since it was loaded, and never a fallback. */
export const expectNoFallback = async (page: Page) => {
  const seen = await page.evaluate(() => (globalThis as { seenByReact?: unknown }).seenByReact)
  expect(seen).toEqual({ commits: expect.any(Number), fallbacks: 0 })
  expect(seen).not.toMatchObject({ commits: 0 })
}
