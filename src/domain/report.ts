export type ReportKind = 'acabados' | 'genericos'

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * The name says when the report was made, on the clock of the room, and what it is: "2026-03-09_08-05-00_productos_acabados.csv" [IN-03].
 */
export const reportFileName = (made: Date, kind: ReportKind): string => {
  const date = [made.getFullYear(), two(made.getMonth() + 1), two(made.getDate())].join('-')
  const time = [made.getHours(), made.getMinutes(), made.getSeconds()].map(two).join('-')
  return `${date}_${time}_productos_${kind}.csv`
}
