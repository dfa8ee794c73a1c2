/** Drawings on a grid of 16, one path each, so that an icon in a long list costs the document two nodes. */
export const icons = {
  plus: 'M8 3v10M3 8h10',
  search: 'M11.25 7a4.25 4.25 0 1 1 -8.5 0 4.25 4.25 0 1 1 8.5 0ZM10.2 10.2L13.5 13.5',
  x: 'M4 4l8 8M12 4l-8 8',
  'chevron-down': 'M4 6l4 4 4-4',
  'chevron-right': 'M6 4l4 4-4 4',
  more: 'M3.875 8a.375.375 0 1 1-.75 0 .375.375 0 1 1 .75 0ZM8.375 8a.375.375 0 1 1-.75 0 .375.375 0 1 1 .75 0ZM12.875 8a.375.375 0 1 1-.75 0 .375.375 0 1 1 .75 0Z',
  menu: 'M2.5 4.25h11M2.5 8h11M2.5 11.75h11',
  'alert-circle': 'M13.75 8a5.75 5.75 0 1 1 -11.5 0 5.75 5.75 0 1 1 11.5 0ZM8 5v3.5M8 10.75v.01',
  spinner: 'M13.75 8A5.75 5.75 0 1 1 8 2.25',
  sort: 'M8 12.5v-9M4.5 7L8 3.5 11.5 7',
  user: 'M10.75 5.5a2.75 2.75 0 1 1 -5.5 0 2.75 2.75 0 1 1 5.5 0ZM2.75 13.5c.5-2.75 2.5-4 5.25-4s4.75 1.25 5.25 4',
  download: 'M8 2.75v7.5M4.75 7L8 10.25 11.25 7M2.75 10.5v2.75h10.5V10.5',
  minus: 'M4 8h8',
  check: 'M3 8.5l3.2 3.2L13 4.5',
  circle: 'M13.75 8a5.75 5.75 0 1 1 -11.5 0 5.75 5.75 0 1 1 11.5 0Z',
  filter: 'M2.5 4.25h11M4.5 8h7M6.75 11.75h2.5',
} as const

export type IconName = keyof typeof icons
