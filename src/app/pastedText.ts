/** Soft hyphens, byte order marks and places of objects: word processors and PDF readers copy them, and nothing shows them. */
const UNSEEN = /[\xad\ufeff\ufffc]/g

/** Line breaks that browsers do not take for one: vertical tab, next line, line and paragraph separators. */
const BREAKS = /[\v\x85\u2028\u2029]/g

/** Whether a browser pastes this text as it should stand in a field. */
export const isFieldText = (text: string): boolean => text.search(UNSEEN) < 0 && text.search(BREAKS) < 0

/**
 * A copied text as it goes into a field: without characters that nothing shows, every break a line break, or a space where the field has
 * one line.
 */
export const pastedText = (copied: string, isMultiline: boolean): string => {
  const text = copied.replace(UNSEEN, '').replace(BREAKS, '\n')
  return isMultiline ? text : text.replace(/\s*[\r\n]\s*/g, ' ')
}
