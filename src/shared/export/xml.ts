/** Characters invalid in XML, even as character references: most control characters, and unpaired surrogates. */
export const FORBIDDEN_IN_XML =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const withoutMarkup = (text: string): string => text.replace(/[&<>"]/g, sign => MARKUP[sign] ?? sign)
