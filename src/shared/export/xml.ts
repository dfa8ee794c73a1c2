/** What XML cannot hold, not even written as a number: most control characters, and halves of characters without the other half. */
export const FORBIDDEN_IN_XML =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const withoutMarkup = (text: string): string => text.replace(/[&<>"]/g, sign => MARKUP[sign] ?? sign)
