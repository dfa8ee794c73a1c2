/** Width of a text in pixels. */
export type Measure = (text: string) => number

const CUT = '…'

/** Splits text into characters, so that accents and emojis of several parts stay whole. */
const segmenter = new Intl.Segmenter()

/** Longest beginning of the text that fits, at least one character. */
const beginning = (text: string, fits: (text: string) => boolean): string => {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  let [fitting, over] = [1, characters.length + 1]
  while (over - fitting > 1) {
    const middle = (fitting + over) >> 1
    if (fits(characters.slice(0, middle).join(''))) fitting = middle
    else over = middle
  }
  return characters.slice(0, fitting).join('')
}

/**
 * Text in at most `most` lines, broken between words; a word longer than a line is broken anywhere. The rest is cut off with "…" [FT-04].
 * @param text one line, with single spaces between words
 */
export const labelLines = (text: string, width: number, measure: Measure, most = 2): string[] => {
  const fits = (part: string) => measure(part) <= width
  if (fits(text)) return [text]
  if (most === 1) return [beginning(text, part => fits(part.trimEnd() + CUT)).trimEnd() + CUT]
  const words = text.split(' ')
  let count = 0
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count += 1
  const line = count > 0 ? words.slice(0, count).join(' ') : beginning(text, fits)
  return [line, ...labelLines(text.slice(line.length).trimStart(), width, measure, most - 1)]
}
