/** What rows draw by their style sheet, for where it is drawn as an icon: no list shows one first. */
export const deedDrawings = {
  pencil: 'M10.6 3.1l2.3 2.3-7.5 7.5-2.9.6.6-2.9ZM9.2 4.5l2.3 2.3',
  trash: 'M2.75 4.5h10.5M6.25 4.25V2.75h3.5v1.5M4.25 4.75l.6 8.5h6.3l.6-8.5M6.75 7.25v3.5M9.25 7.25v3.5',
  copy: 'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5ZM10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5',
} as const

export type Deed = keyof typeof deedDrawings

export const isDeed = (icon: string): icon is Deed => icon in deedDrawings
