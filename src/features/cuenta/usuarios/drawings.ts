/** Beside those of `icons`, which every page loads. */
export const drawings = {
  key: 'M7.75 10.75a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0ZM7.1 8.9L13 3M10.5 5.5l1.75 1.75',
  ban: 'M13.75 8a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 1 1 11.5 0ZM4 12l8-8',
  power: 'M8 2.25V7.5M4.75 4.5a4.9 4.9 0 1 0 6.5 0',
  clock: 'M13.75 8a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 1 1 11.5 0ZM8 4.75V8l2.25 1.5',
} as const
