/** A piece of a name: text, or what stands inside `<sub>` or `<sup>`. */
export type RichPart = string | { tag: 'sub' | 'sup'; parts: RichPart[] }

interface OpenTag {
  tag: 'sub' | 'sup'
  source: string
  parts: RichPart[]
}

const TAG = /(<\/?su[bp]\s*>)/i

/**
 * Reads a name that may hold `<sub>` and `<sup>`, nested at will. All other markup is text, and so are these two where they
 * carry attributes or have no partner: nothing of the text is ever lost or run [CQ-03].
 */
export const parseRichName = (text: string): RichPart[] => {
  const parts: RichPart[] = []
  const open: OpenTag[] = []
  const add = (...added: RichPart[]) => (open.at(-1)?.parts ?? parts).push(...added)
  const leaveAsText = (from: number) => {
    while (open.length > from) {
      const tag = open.pop()
      if (tag) add(tag.source, ...tag.parts)
    }
  }
  for (const piece of text.split(TAG)) {
    if (!TAG.test(piece)) {
      if (piece) add(piece)
      continue
    }
    const tag = piece.toLowerCase().includes('sub') ? 'sub' : 'sup'
    if (!piece.startsWith('</')) {
      open.push({ tag, source: piece, parts: [] })
      continue
    }
    const partner = open.findLastIndex(candidate => candidate.tag === tag)
    if (partner < 0) {
      add(piece)
      continue
    }
    leaveAsText(partner + 1)
    const closed = open.pop()
    if (closed) add({ tag, parts: closed.parts })
  }
  leaveAsText(0)
  return parts
}

const plain = (parts: readonly RichPart[]): string => parts.map(part => (typeof part === 'string' ? part : plain(part.parts))).join('')

/** The name without its markup: for cells that sort and search by it, titles, questions and options [CQ-03]. */
export const plainName = (text: string): string => (text.includes('<') ? plain(parseRichName(text)) : text)
