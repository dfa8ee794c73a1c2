/** Length of a GIF before its first colour table, in bytes. */
export const HEAD_LENGTH = 13

/** Length of a colour table in bytes, by the flags that announce it; 0 where there is none. */
export const tableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
