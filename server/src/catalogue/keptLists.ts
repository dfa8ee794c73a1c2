import { Compressed } from '../answer/compression'
import type { List } from './slices'

export interface Content {
  version: number
  content: Compressed
}

interface Making {
  list: Promise<Content>
  /** The list itself, once it is made. */
  made?: Content
}

/** A name more than these has its lists made anew: each may be tens of megabytes. */
const KEPT = 3

/**
 * Lists of one table, each kept by the base of its addresses for as long as the table's version stays the same. Those who want the same
 * one at once share one making of it.
 */
export const keepLists = (read: (base: string) => Promise<List>) => {
  const lists = new Map<string, Making>()

  const make = (base: string): Making => {
    const making: Making = {
      list: read(base).then(({ version, body }) => {
        making.made = { version, content: new Compressed(body) }
        return making.made
      }),
    }
    lists.delete(base)
    lists.set(base, making)
    for (const [oldest] of lists) if (lists.size > KEPT) lists.delete(oldest)
    making.list.catch(() => {
      if (lists.get(base) === making) lists.delete(base)
    })
    return making
  }

  /** The list as it was at `version` or is since. */
  return async (base: string, version: number | undefined): Promise<Content> => {
    const known = lists.get(base)
    if (known === undefined) return make(base).list
    const { made } = known
    if (made === undefined) {
      const content = await known.list
      // It may have been read before the change that this caller has just made.
      if (version === undefined || content.version >= version) return content
    } else if (made.version === version) return made
    const other = lists.get(base)
    return (other === known || other === undefined ? make(base) : other).list
  }
}
