/** Media types of generated files, by extension. */
export const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlf: 'application/xliff+xml',
} as const
