/** Of what stands in the menus of the top bar: beside those of `icons`, which the sign-in loads too. */
export const drawings = {
  logout: 'M6 2.75H2.75v10.5H6M6.5 8h7M10.75 5.25L13.5 8l-2.75 2.75',
  draft: 'M12.75 7V5.75l-3.5-3.5h-6v11.5h3.5M9 2.5V6h3.5M13.4 9.1l1 1-3.9 3.9-1.5.4.4-1.5Z',
} as const
