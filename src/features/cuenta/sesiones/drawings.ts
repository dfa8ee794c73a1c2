/** Beside those of `icons`, which every page loads. */
export const drawings = {
  screen: 'M3.25 3h9.5a1 1 0 0 1 1 1v6.25a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM5.5 13.5h5',
  phone: 'M5.5 1.75h5a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V2.75a1 1 0 0 1 1-1ZM7.25 12h1.5',
} as const
