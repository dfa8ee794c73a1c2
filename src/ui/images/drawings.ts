/** Beside those of `icons`, which every page loads. */
export const drawings = {
  image:
    'M3.75 2.75h8.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5ZM6.75 6.25a1 1 0 1 1 -2 0 1 1 0 1 1 2 0ZM2.5 11.5l3.2-3 2.6 2.4 2.2-2 3 2.8',
  upload: 'M8 10.5V3M4.75 6L8 2.75 11.25 6M2.75 10.5v2.75h10.5V10.5',
  undo: 'M3 6h6.25a3.5 3.5 0 0 1 0 7H6M5.75 3L2.75 6l3 3',
} as const
