const BREAKS = /[\n\v\f\r\x85\u2028\u2029]+/

/** Text of a single-line field: line breaks with the white space around them become a blank, and are removed at the ends [ML-01]. */
export const lineOf = (text: string): string =>
  BREAKS.test(text)
    ? text
        .split(BREAKS)
        .map(line => line.trim())
        .filter(line => line !== '')
        .join(' ')
    : text
