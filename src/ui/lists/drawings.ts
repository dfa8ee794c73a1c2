/** Beside those of `icons`, which every page loads. */
export const drawings = {
  arrowUp: 'M8 13V3.5M4 7.2l4-4 4 4',
  arrowDown: 'M8 3v9.5M4 8.8l4 4 4-4',
  toStart: 'M3.5 2.75h9M8 13.5v-8M4.5 9 8 5.5 11.5 9',
  toEnd: 'M3.5 13.25h9M8 2.5v8M4.5 7 8 10.5 11.5 7',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
} as const
