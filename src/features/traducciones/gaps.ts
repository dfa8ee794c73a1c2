interface Item {
  index: number
  start: number
  end: number
}

/** The rows that are in the document, with how much is out of sight before each and behind the last. @param head what lies above them all */
export const gapsOf = (items: readonly Item[], head: number, total: number) => ({
  items: items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? head) })),
  end: total - (items.at(-1)?.end ?? head),
})
