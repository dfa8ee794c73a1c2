import { useMemo } from 'react'
import { isImage, shortened } from '@/domain/table/cell'
import type { Row } from '@/domain/table/row'
import { classes } from '@/ui/classes'
import { signOf } from '@/ui/table/signOf'
import { mainColumn, type TableColumn } from '@/ui/table/types'
import styles from '@/ui/table/DataTable.module.css'

/** By column, the longest text of all rows. Column by column and by index: a list that has just come has it in half the time. */
const longest = (rows: readonly Row[], columns: readonly TableColumn[]): string[] =>
  columns.map(({ field }) => {
    let found = ''
    for (let at = 0; at < rows.length; at++) {
      const text = rows[at]?.fields[field]
      if (text !== undefined && text.length > found.length && !isImage(text)) found = text
    }
    return found
  })

/** A row without height that holds the longest text of each column, so that widths do not jump while one scrolls. */
export const TableSizer = ({ columns, rows }: { columns: readonly TableColumn[]; rows: readonly Row[] }) => {
  const texts = useMemo(() => longest(rows, columns).map(shortened), [columns, rows])
  const main = mainColumn(columns)
  return (
    <tbody className={styles.sizer} aria-hidden="true">
      <tr>
        {columns.map((column, at) => (
          <td
            key={column.title}
            className={classes(
              at === main && styles.main,
              column.image && styles.image,
              column.shrink && styles.shrink,
              column.drop && styles[`drop${column.drop}`],
              signOf(column, texts[at] ?? ''),
            )}
          >
            {texts[at]}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
