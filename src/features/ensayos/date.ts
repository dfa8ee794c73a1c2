/** A day as people write it: year first, with one digit for a month or day too; day first, as in Spanish; or eight digits. */
const FORMS = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
]

/** The typed day as "aaaa-mm-dd"; null for a text that is no day of the calendar. */
export const isoDate = (typed: string): string | null => {
  const { year = '', month = '', day = '' } = FORMS.map(form => form.exec(typed.trim())?.groups).find(groups => groups) ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null
}

/** The shortest text that can be a date: "2025-6-1" [TR-10]. */
const MIN_DATE_LENGTH = 8

/** The date as the API takes it; null for one that is too short or is no day of the calendar [TR-10]. */
export const ensayoDate = (typed: string): string | null => (typed.trim().length < MIN_DATE_LENGTH ? null : isoDate(typed))
