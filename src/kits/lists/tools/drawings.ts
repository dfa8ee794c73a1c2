/** Beside those of `icons`, which every page loads. */
export const drawings = {
  box: 'M3 3h10v10H3Z',
  columns:
    'M3.75 3h8.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5ZM6.25 3v10M9.75 3v10',
  bookmark: 'M4.25 2.75h7.5v10.5L8 10.25l-3.75 3Z',
} as const
