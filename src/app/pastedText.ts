/** Invisible characters that word processors and PDF readers copy: soft hyphens, byte order marks and object placeholders. */
const UNSEEN = /[\xad\ufeff\ufffc]/g

/** Line breaks that browsers do not treat as line breaks: vertical tab, next line, line and paragraph separators. */
const BREAKS = /[\v\x85\u2028\u2029]/g

/** True if the browser pastes the text correctly without our help. */
export const isFieldText = (text: string): boolean => text.search(UNSEEN) < 0 && text.search(BREAKS) < 0

/** Pasted text for a field: without invisible characters; every break is a line break, or a space in a single-line field. */
export const pastedText = (copied: string, isMultiline: boolean): string => {
  const text = copied.replace(UNSEEN, '').replace(BREAKS, '\n')
  return isMultiline ? text : text.replace(/\s*[\r\n]\s*/g, ' ')
}
