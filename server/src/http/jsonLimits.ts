/** Most levels of nesting: more than any body of the contract has. */
const DEPTH = 32

/**
 * Most strings, commas, objects and lists in a body. The largest product has some 80,000: ten maps of 1,000 languages and four lists of
 * 10,000 items.
 */
const PIECES = 100_000

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b
const CLOSE_LIST = 0x5d
const CLOSE_OBJECT = 0x7d

/** Index of the quote that ends the string at `start`; searched byte by byte only where a backslash precedes the next quote. */
const endOfString = (json: Buffer, start: number): number => {
  const quote = json.indexOf(QUOTE, start + 1)
  if (quote < 0) return json.length
  if (json[quote - 1] !== BACKSLASH) return quote
  let at = start + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1
  return at
}

/**
 * Refusal of a body that would be costly to parse although it is short: too many levels, or too many elements. Undefined within these
 * limits, also for text that is no JSON.
 */
export const jsonLimitRefusal = (json: Buffer): string | undefined => {
  let depth = 0
  let pieces = 0
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case QUOTE:
        at = endOfString(json, at)
        pieces++
        break
      case COMMA:
        pieces++
        break
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++
        pieces++
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--
        break
    }
    if (depth > DEPTH) return `El cuerpo de la petición tiene más de ${DEPTH} niveles.`
    if (pieces > PIECES) return 'El cuerpo de la petición tiene demasiados elementos.'
  }
  return undefined
}
