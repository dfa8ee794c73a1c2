import { fold } from '@/shared/fold'

/** Piece of a name; `found` marks a match. */
export interface NamePart {
  text: string
  found: boolean
}

/** Name in pieces, with the matches apart. A normalised match marks the original characters: "P₂O₅" is found by "p2o5". */
export const matchesIn = (name: string, words: readonly string[]): NamePart[] => {
  const characters = Array.from(name)
  let folded = ''
  /** Index of the original character, by index in the normalised text. */
  const from: number[] = []
  characters.forEach((character, at) => {
    const text = fold(character)
    folded += text
    for (let each = 0; each < text.length; each++) from.push(at)
  })
  const found = new Set<number>()
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (const character of from.slice(at, at + word.length)) found.add(character)
  }
  const parts: NamePart[] = []
  characters.forEach((text, at) => {
    const last = parts.at(-1)
    if (last?.found === found.has(at)) last.text += text
    else parts.push({ text, found: found.has(at) })
  })
  return parts
}
