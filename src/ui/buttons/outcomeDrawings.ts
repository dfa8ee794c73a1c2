/** Beside those of `icons`, which every page loads. */
export const outcomeDrawings = {
  checkCircle: 'M13.75 8a5.75 5.75 0 1 1 -11.5 0 5.75 5.75 0 1 1 11.5 0ZM5.25 8.25l2 2 3.5-4',
  xCircle: 'M13.75 8a5.75 5.75 0 1 1 -11.5 0 5.75 5.75 0 1 1 11.5 0ZM6 6l4 4M10 6l-4 4',
  alert: 'M8 2.5l6 10.75H2ZM8 6.75v3M8 11.6v.01',
} as const
