import type { ReportFormat } from '@/shared/reportFormats'
import { momentInName } from '@/ui/text/dates'

export type ReportKind = 'acabados' | 'genericos'

/** File name with the local time and the kind of report: "2026-03-09_08-05-00_productos_acabados.csv" [IN-03]. */
export const reportFileName = (made: Date, kind: ReportKind, format: ReportFormat): string =>
  `${momentInName(made)}_productos_${kind}.${format}`
