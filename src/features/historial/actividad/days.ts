import type { Entrada } from '@/shared/history'
import { tableDayOf, timeOf } from '@/ui/text/dates'

/** Line of the list: an entry, the heading of a day, or the changes of the entry above it. */
type Line =
  | { kind: 'day'; day: string; key: string }
  | { kind: 'entry'; entrada: Entrada; index: number; time: string; key: string }
  | { kind: 'unfolded'; entrada: Entrada; key: string }

const LAST_YEAR = 9999

/**
 * Start of a day in the user's time zone, or of the day `after` days later; undefined for an invalid date in an address, and for a year
 * above the API's maximum, so that the range has no end.
 */
export const startOf = (day: string | undefined, after = 0): string | undefined => {
  const [year = 0, month = 1, date = 1] = (day ?? '').split('-').map(Number)
  const moment = new Date(year, month - 1, date + after)
  return day === undefined || Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > LAST_YEAR ? undefined : moment.toISOString()
}

const daysAgo = (now: number, days: number): string => {
  const date = new Date(now)
  date.setDate(date.getDate() - days)
  return tableDayOf(date.getTime())
}

/** Heading of a day, for example "2026-11-22, hoy". */
export const dayInWords = (day: string, now: number): string => {
  if (day === tableDayOf(now)) return `${day}, hoy`
  return day === daysAgo(now, 1) ? `${day}, ayer` : day
}

/** Lines of the entries: each day under its heading, and unfolded entries with their changes. */
export const linesOf = (entradas: readonly Entrada[], isUnfolded: (entrada: Entrada) => boolean = () => false): Line[] => {
  const lines: Line[] = []
  let last = ''
  entradas.forEach((entrada, index) => {
    const at = Date.parse(entrada.momento)
    const day = tableDayOf(at)
    if (day !== last) lines.push({ kind: 'day', day, key: `d${entrada.id}` })
    last = day
    lines.push({ kind: 'entry', entrada, index, time: timeOf(at), key: String(entrada.id) })
    if (isUnfolded(entrada)) lines.push({ kind: 'unfolded', entrada, key: `u${entrada.id}` })
  })
  return lines
}

/** Predefined ranges, by their first and last day; seven days include today. */
export const spans = (now: number): readonly { label: string; desde: string; hasta: string }[] => {
  const today = tableDayOf(now)
  const yesterday = daysAgo(now, 1)
  return [
    { label: 'Hoy', desde: today, hasta: today },
    { label: 'Ayer', desde: yesterday, hasta: yesterday },
    { label: '7 días', desde: daysAgo(now, 6), hasta: today },
  ]
}
