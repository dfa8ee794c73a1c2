import type { Entrada } from '@/domain/historial/historial'

/** A line of the list: an entry, or the day that those below it are of. */
export type Line = { kind: 'day'; day: string } | { kind: 'entry'; entrada: Entrada; index: number; time: string }

const two = (number: number) => String(number).padStart(2, '0')

/** Of whoever reads it: "2026-11-22". */
export const dayOf = (at: number): string => {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const timeOf = (at: number): string => {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment when a day begins where it is read, or `after` days later; an address may say what is no day. */
export const startOf = (day: string | undefined, after = 0): string | undefined => {
  const [year = 0, month = 1, date = 1] = (day ?? '').split('-').map(Number)
  const moment = new Date(year, month - 1, date + after)
  return day === undefined || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** "2026-11-22, hoy". */
export const dayInWords = (day: string, now: number): string => {
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (day === dayOf(now)) return `${day}, hoy`
  return day === dayOf(yesterday.getTime()) ? `${day}, ayer` : day
}

/** The entries, each day under a line of its own. */
export const linesOf = (entradas: readonly Entrada[]): Line[] => {
  const lines: Line[] = []
  let last = ''
  entradas.forEach((entrada, index) => {
    const at = Date.parse(entrada.momento)
    const day = dayOf(at)
    if (day !== last) lines.push({ kind: 'day', day })
    last = day
    lines.push({ kind: 'entry', entrada, index, time: timeOf(at) })
  })
  return lines
}
