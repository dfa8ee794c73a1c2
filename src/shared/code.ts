/** Invisible characters: format characters, controls and variation selectors. */
const UNSEEN =
  // eslint-disable-next-line no-misleading-character-class -- each code point is meant alone
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffc\u{e0000}-\u{e0fff}]/gu

const BLANKS = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g

/**
 * Code as it is stored: without invisible characters, composed (NFC), any run of blanks as one space, trimmed. The database has the same
 * rule, `codigo_guardado`, and compares codes by it, ignoring case and width, `clave_de_codigo` [PG-01].
 */
export const storedCode = (typed: string): string => typed.replace(UNSEEN, '').normalize('NFC').replace(BLANKS, ' ').trim()
