import { TYPES } from '@/domain/export/types'

export type ReportKind = 'acabados' | 'genericos'

/** What a report can be taken down as, by the types of the files [IN-02, CM-03]. */
export const FORMATS = { csv: TYPES.csv, xlsx: TYPES.xlsx } as const
export type ReportFormat = keyof typeof FORMATS

const two = (number: number): string => String(number).padStart(2, '0')

/** "2026-03-09_08-05-00", on the clock of the room. */
export const momentInName = (made: Date): string => {
  const date = [made.getFullYear(), two(made.getMonth() + 1), two(made.getDate())].join('-')
  return `${date}_${[made.getHours(), made.getMinutes(), made.getSeconds()].map(two).join('-')}`
}

/**
 * The name says when the report was made, on the clock of the room, and what it is: "2026-03-09_08-05-00_productos_acabados.csv" [IN-03].
 */
export const reportFileName = (made: Date, kind: ReportKind, format: ReportFormat): string =>
  `${momentInName(made)}_productos_${kind}.${format}`
