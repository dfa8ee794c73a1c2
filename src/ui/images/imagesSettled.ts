/** Longest wait for pictures before a print, in milliseconds; later pictures are not printed. */
const PATIENCE_MS = 10_000

/** Resolves when all pictures in the element have loaded or failed, or after the longest wait. */
export const imagesSettled = async (within: HTMLElement): Promise<void> => {
  const pictures = Array.from(within.querySelectorAll('img'), image => image.decode().catch(() => undefined))
  await Promise.race([Promise.all(pictures), new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
}
