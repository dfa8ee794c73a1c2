let collator: Intl.Collator | undefined

const isDigit = (code: number) => code >= 48 && code <= 57

/** True if two codes differ only in digits at the same positions, for example "ZN07" and "ZN12"; comparing characters is then enough. */
const differInDigitsAlone = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) {
    // Index loop: building an array first takes three times as long for a list of codes.
    const code = one.charCodeAt(at)
    const otherCode = other.charCodeAt(at)
    if (code !== otherCode && !(isDigit(code) && isDigit(otherCode))) return false
  }
  return true
}

/**
 * Compares two texts in Spanish order, numbers by their value. The collator is created on first need, because its creation takes a browser
 * longer than showing a list of codes, which needs no collator.
 */
export const compareTexts = (one: string, other: string): number => {
  if (differInDigitsAlone(one, other)) return one < other ? -1 : one > other ? 1 : 0
  collator ??= new Intl.Collator('es', { numeric: true })
  return collator.compare(one, other)
}
