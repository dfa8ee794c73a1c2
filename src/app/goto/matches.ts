import { fold } from '@/shared/fold'

/** A piece of a name, and whether a searched word stands there. */
export interface NamePart {
  text: string
  found: boolean
}

/** The name in pieces, those that the words found apart. What is folded of a character belongs to it: "P₂O₅" is found by "p2o5". */
export const matchesIn = (name: string, words: readonly string[]): NamePart[] => {
  const characters = Array.from(name)
  let folded = ''
  /** By place in what is folded: the character that it comes from. */
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
