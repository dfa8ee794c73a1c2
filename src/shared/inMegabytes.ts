const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 6, useGrouping: false })

/** Size in megabytes, exact to the byte: "5 MB", "0,5 MB", "5,24288 MB" [IM-03]. */
export const inMegabytes = (bytes: number): string => `${megabytes.format(bytes / 1_000_000)} MB`
