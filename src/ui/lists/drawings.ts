/** Beside those of `icons`, which every page loads. */
export const drawings = {
  arrowUp: 'M8 13V3.5M4 7.2l4-4 4 4',
  arrowDown: 'M8 3v9.5M4 8.8l4 4 4-4',
} as const
