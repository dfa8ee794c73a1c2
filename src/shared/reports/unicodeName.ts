const from = '0123456789+-()'
const lowered = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₍₎')
const raised = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾')

const shift = (text: string, to: string[]) => text.replace(/./gsu, character => to[from.indexOf(character)] ?? character)

const TAG = /(<\/?su[bp]>)/i

/** Index of the next closing tag from each piece on; undefined where there is none. */
const nextClosings = (pieces: readonly string[], closing: string): (number | undefined)[] => {
  const found: (number | undefined)[] = []
  let next: number | undefined
  for (let at = pieces.length - 1; at >= 0; at--) {
    if (pieces[at]?.toLowerCase() === closing) next = at
    found[at] = next
  }
  return found
}

/**
 * Name of a component as plain text: "P<sub>2</sub>O<sub>5</sub>" is "P₂O₅" [CQ-03]. A tag reaches to its first closing tag; everything in
 * between is text, tags too. The time is linear in the number of tags.
 */
export const unicodeName = (name: string): string => {
  if (!name.includes('<')) return name
  const pieces = name.split(TAG)
  const shifts = new Map([
    ['<sub>', { closings: nextClosings(pieces, '</sub>'), to: lowered }],
    ['<sup>', { closings: nextClosings(pieces, '</sup>'), to: raised }],
  ])
  let plain = ''
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    const tag = shifts.get(piece.toLowerCase())
    const closing = tag?.closings[at]
    if (tag === undefined || closing === undefined) plain += piece
    else {
      plain += shift(pieces.slice(at + 1, closing).join(''), tag.to)
      at = closing
    }
  }
  return plain
}
