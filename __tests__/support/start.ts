import type { Page } from 'playwright-core'

interface Fiber {
  tag: number
  memoizedState: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** React's tag of a Suspense boundary, whose fiber has a state only while its fallback is shown. */
const SUSPENSE = 13

/**
 * Counts React's commits and the Suspense fallbacks in them through the hook of React's developer tools. Call it before the page is opened.
 */
export const watchStart = (page: Page) =>
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

/** Expects React to have committed at least once since the page was loaded, never with a Suspense fallback. */
export const expectWhole = async (page: Page) => {
  const seen = await page.evaluate(() => (globalThis as { seenByReact?: unknown }).seenByReact)
  expect(seen).toEqual({ commits: expect.any(Number), fallbacks: 0 })
  expect(seen).not.toMatchObject({ commits: 0 })
}
