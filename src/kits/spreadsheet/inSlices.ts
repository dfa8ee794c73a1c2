/** Timers go on in a hidden tab, where frames stop. */
export const letOthersWork = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** The work on a long thing, piece by piece: the page goes on between them. */
export const inSlices = async (length: number, size: number, work: (from: number, to: number) => void): Promise<void> => {
  for (let from = 0; from < length; from += size) {
    if (from > 0) await letOthersWork()
    work(from, Math.min(length, from + size))
  }
}
