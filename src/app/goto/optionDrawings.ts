/** Beside those of `icons`, which every page loads: nobody sees these before "Ir a…" is there. */
export const drawings = {
  screen: 'M3.75 2.75h8.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5ZM2.5 6h11',
  enter: 'M12.75 3.75V7.5a1.5 1.5 0 0 1-1.5 1.5H3.5M6 6.25L3.25 9 6 11.75',
  keyboard:
    'M3.25 4h9.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5ZM4.5 6.75h.01M6.9 6.75h.01M9.2 6.75h.01M11.5 6.75h.01M5.5 9.5h5',
} as const
