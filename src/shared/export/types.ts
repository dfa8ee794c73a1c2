/** What browsers and servers call the files that the application makes, by their endings. */
export const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlf: 'application/xliff+xml',
} as const
