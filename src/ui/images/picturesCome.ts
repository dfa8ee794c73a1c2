/** Longest wait for pictures before a print, in milliseconds: those that have not come by then are left out. */
const PATIENCE_MS = 10_000

/** Resolves once all pictures in the element have come or failed, or the wait is over. */
export const picturesCome = async (within: HTMLElement): Promise<void> => {
  const pictures = Array.from(within.querySelectorAll('img'), image => image.decode().catch(() => undefined))
  await Promise.race([Promise.all(pictures), new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
}
