type Tag = 'sub' | 'sup'

/** A piece of a name: text, or what stands inside `<sub>` or `<sup>`. */
export type RichPart = string | { tag: Tag; parts: RichPart[] }

const TAG = /(<\/?su[bp]\s*>)/i

/** Tags nested deeper are text: a browser lays no element out inside thousands of others. */
const DEEPEST = 30

const tagOf = (source: string): Tag => (source.toLowerCase().includes('sub') ? 'sub' : 'sup')

/**
 * The opening tags that have a partner, by their place, with the place of the partner. Each closing tag belongs to the last open one of its
 * kind; those of the other kind in between have none. Takes each tag up once and down once: linear, whatever the text.
 * @param pieces text and tags in turn, text first
 */
const pairTags = (pieces: readonly string[]): Map<number, number> => {
  const pairs = new Map<number, number>()
  const open: { tag: Tag; at: number }[] = []
  const count = { sub: 0, sup: 0 }
  for (let at = 1; at < pieces.length; at += 2) {
    const source = pieces[at] ?? ''
    const tag = tagOf(source)
    if (!source.startsWith('</')) {
      open.push({ tag, at })
      count[tag] += 1
    } else if (count[tag] > 0) {
      let last = open.pop()
      while (last && last.tag !== tag) {
        count[last.tag] -= 1
        last = open.pop()
      }
      if (last) pairs.set(last.at, at)
      count[tag] -= 1
    }
  }
  return pairs
}

interface Reader {
  text: (piece: string) => void
  open?: (tag: Tag) => void
  close?: () => void
}

const readRichName = (name: string, { text, open, close }: Reader) => {
  const pieces = name.split(TAG)
  const pairs = pairTags(pieces)
  const closings: number[] = []
  for (const [at, piece] of pieces.entries()) {
    const closing = closings.length < DEEPEST ? pairs.get(at) : undefined
    if (closing !== undefined) {
      closings.push(closing)
      open?.(tagOf(piece))
    } else if (at === closings.at(-1)) {
      closings.pop()
      close?.()
    } else if (piece) text(piece)
  }
}

/**
 * Reads a name that may hold `<sub>` and `<sup>`, nested up to thirty deep. All other markup is text, and so are these two where they
 * carry attributes or have no partner: nothing of the text is ever lost or run [CQ-03].
 */
export const parseRichName = (name: string): RichPart[] => {
  const whole: RichPart[] = []
  const outer: RichPart[][] = []
  let parts = whole
  readRichName(name, {
    text: piece => parts.push(piece),
    open: tag => {
      const inner: RichPart[] = []
      parts.push({ tag, parts: inner })
      outer.push(parts)
      parts = inner
    },
    close: () => {
      parts = outer.pop() ?? whole
    },
  })
  return whole
}

/** The name without its markup: for cells that sort and search by it, titles, questions and options [CQ-03]. */
export const plainName = (name: string): string => {
  if (!name.includes('<')) return name
  let plain = ''
  readRichName(name, {
    text: piece => {
      plain += piece
    },
  })
  return plain
}
