const two = (number: number) => String(number).padStart(2, '0')

const day = (at: number, now: number): string => {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }).format(at)
}

/** Time of day: "17:42" */
export const timeOf = (at: number): string => {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Day and time: "21 de noviembre a las 17:42"; with the year, if it is not the current one. */
export const momentOf = (at: number, now = Date.now()): string => `${day(at, now)} a las ${timeOf(at)}`

/** Short day and time: "21 nov 17:42". */
export const briefMomentOf = (at: number): string =>
  `${new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short' }).format(at)} ${timeOf(at)}`

/** Date, sortable as text: "2026-11-21". */
export const tableDayOf = (at: number): string => {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Date and time, sortable as text: "2026-11-21 17:42". */
export const tableMomentOf = (at: number): string => `${tableDayOf(at)} ${timeOf(at)}`

/** Time for file names, in local time: "2026-03-09_08-05-00". */
export const momentInName = (made: Date): string => {
  const date = [made.getFullYear(), two(made.getMonth() + 1), two(made.getDate())].join('-')
  return `${date}_${[made.getHours(), made.getMinutes(), made.getSeconds()].map(two).join('-')}`
}
