/** Bytes before the first table of colours. */
export const HEAD_LENGTH = 13

/** Bytes of a table of colours, by the flags that announce it. */
export const tableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
