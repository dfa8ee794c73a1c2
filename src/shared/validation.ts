/** E-mail address: a local part, an at sign, and a host with a dot [SE-02]. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * True if a text has more characters than the limit, counted like the API: an emoji is one character. The slow exact count runs only for a text
 * whose length in UTF-16 units exceeds the limit.
 */
export const isLonger = (text: string, limit: number): boolean => text.length > limit && Array.from(text).length > limit

/** Message for a text that is longer than the limit. */
export const tooLong = (limit: number): string => `Como máximo ${limit.toLocaleString('es')} caracteres`
