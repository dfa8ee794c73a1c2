import { TYPES } from '@/shared/export/types'

/** What a report can be taken down as, by the types of the files [IN-02, CM-03]. */
export const FORMATS = { csv: TYPES.csv, xlsx: TYPES.xlsx } as const
export type ReportFormat = keyof typeof FORMATS
