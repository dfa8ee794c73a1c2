import { momentInName } from '@/ui/text/dates'

export type ReportKind = 'acabados' | 'genericos'

/** Formats of a report, by the extension of its file [IN-02, CM-03]. */
export type ReportFormat = 'csv' | 'xlsx'

/** File name with the local time and the kind of report: "2026-03-09_08-05-00_productos_acabados.csv" [IN-03]. */
export const reportFileName = (made: Date, kind: ReportKind, format: ReportFormat): string =>
  `${momentInName(made)}_productos_${kind}.${format}`
