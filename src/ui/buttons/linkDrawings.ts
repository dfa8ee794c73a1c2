/** Beside those of `icons`, which every page loads. */
export const linkDrawings = {
  link: 'M6.75 9.25l2.5-2.5M7.25 4.5l1.4-1.4a3 3 0 0 1 4.25 4.25l-1.4 1.4M8.75 11.5l-1.4 1.4A3 3 0 0 1 3.1 8.65l1.4-1.4',
  external: 'M9.5 2.75h3.75V6.5M13 3L7.75 8.25M11.25 9.5v3.75h-8.5v-8.5H6.5',
} as const
