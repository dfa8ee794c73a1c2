const SMALLEST_MEGABYTE = 999_500
const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** Size for display: "212 kB" or "1,8 MB". */
export const fileSize = (bytes: number): string =>
  bytes < SMALLEST_MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.format(bytes / 1_000_000)} MB`
