/** Accepted forms of a day: year first, months and days of one digit allowed; day first, as in Spanish; or eight digits. */
const FORMS = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
]

/** Typed day as "aaaa-mm-dd"; null for a text that is not a calendar day. */
export const isoDate = (typed: string): string | null => {
  const { year = '', month = '', day = '' } = FORMS.map(form => form.exec(typed.trim())?.groups).find(groups => groups) ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null
}

/** Length of the shortest date: "2025-6-1" [TR-10]. */
const MIN_DATE_LENGTH = 8

/** Date in the API's form; null for a text that is too short or not a calendar day [TR-10]. */
export const ensayoDate = (typed: string): string | null => (typed.trim().length < MIN_DATE_LENGTH ? null : isoDate(typed))
