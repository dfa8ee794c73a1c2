/** Parsed JSON; undefined for other text. The parser's own message would quote the data, which must not reach a log. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
