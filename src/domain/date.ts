/** The day that was typed as aaaa-mm-dd, months and days of one digit too, as "aaaa-mm-dd"; null for what is no day of the calendar. */
export const isoDate = (typed: string): string | null => {
  const [, year = '', month = '', day = ''] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null
}
