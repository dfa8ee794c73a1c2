import type { HistoryField } from '@/shared/otherKinds'
import type { Field } from '@/shared/resources/fields'

const BREAKS = /[\n\v\f\r\x85\u2028\u2029]+/

/** Text without line breaks: those with the white space around them become a blank, and are removed at the ends [ML-01]. */
export const withoutBreaks = (text: string): string =>
  BREAKS.test(text)
    ? text
        .split(BREAKS)
        .map(line => line.trim())
        .filter(line => line !== '')
        .join(' ')
    : text

/** Text as a name is stored: without line breaks and outer white space [ML-01]. */
export const lineOf = (text: string): string => withoutBreaks(text).trim()

/** Text in one language as its field stores it: a name as one line, every other text as it is. */
export const storedText = (field: Field | HistoryField | undefined, text: string): string =>
  field?.kind === 'text' && field.isName ? lineOf(text) : text
