import { TYPES } from '@/shared/export/types'

/** Download formats of a report, by MIME type [IN-02, CM-03]. */
export const FORMATS = { csv: TYPES.csv, xlsx: TYPES.xlsx } as const
export type ReportFormat = keyof typeof FORMATS
