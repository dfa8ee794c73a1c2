type Tag = 'sub' | 'sup'

/** Piece of a name: text, or the contents of `<sub>` or `<sup>`. */
export type RichPart = string | { tag: Tag; parts: RichPart[] }

const TAG = /(<\/?su[bp]\s*>)/i

/** Depth limit; deeper tags are text, because browsers cannot lay out thousands of nested elements. */
const DEEPEST = 30

const tagOf = (source: string): Tag => (source.toLowerCase().includes('sub') ? 'sub' : 'sup')

/**
 * Indices of the opening tags with a partner, and of their partners. A closing tag belongs to the last open one of its kind; tags of the
 * other kind in between have no partner. Each tag is visited twice at most, so the time is linear for any text.
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
 * Parses a name with `<sub>` and `<sup>`, nested up to thirty deep. All other markup is text, and so are these tags when they have
 * attributes or no partner: no text is lost or executed [CQ-03].
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

/** Name without markup, for sorting, searching, titles, questions and options [CQ-03]. */
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
