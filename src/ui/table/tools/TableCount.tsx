import type { ReactNode } from 'react'
import { counted } from '@/shared/counted'
import { timeOf } from '@/ui/text/dates'
import type { Table } from '@/ui/table/useTable'
import styles from '@/ui/table/tools/TableCount.module.css'

export const elements = (count: number): string => counted(count, 'elemento', 'elementos')

/** Time of the counted rows while the API cannot be reached: ", como estaban a las 10:42" [SY-06]. */
export const asOfInWords = (count: number, since: string): string =>
  `, como ${count === 1 ? 'estaba' : 'estaban'} a las ${timeOf(Date.parse(since))}`

/** Number of rows beside a title, announced when it changes. @param room longest text, for which phones reserve width */
export const Count = ({ room, children }: { room?: string; children: ReactNode }) => (
  <span className={styles.count} role="status" data-room={room}>
    {children}
  </span>
)

interface TableCountProps {
  table: Table
  /** Time of the rows (ISO 8601) while the API cannot be reached; otherwise null. */
  asOf?: string | null
}

/**
 * Count in words: "512 elementos", and "3 de 512 elementos" with a search or a filter [TB-10]; offline "512 elementos, como estaban a las
 * 10:42" [SY-06].
 */
export const TableCount = ({ table: { rows, order, narrowed }, asOf = null }: TableCountProps) => (
  <Count>
    {rows === null ? 'Cargando ...' : narrowed ? `${order.length} de ${elements(rows.length)}` : elements(rows.length)}
    {rows !== null && asOf !== null && asOfInWords(rows.length, asOf)}
  </Count>
)
