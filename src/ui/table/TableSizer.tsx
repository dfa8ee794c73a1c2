import { useMemo } from 'react'
import { isImage, shortened } from '@/domain/table/cell'
import { classes } from '@/ui/classes'
import { signOf } from '@/ui/table/signOf'
import { mainColumn, type Column, type TableRow } from '@/ui/table/types'
import styles from '@/ui/table/DataTable.module.css'

const longest = (rows: readonly TableRow[], column: number): string => {
  let found = ''
  for (const { fields } of rows) {
    const text = fields[column] ?? ''
    if (text.length > found.length && !isImage(text)) found = text
  }
  return found
}

/** A row without height that holds the longest text of each column, so that widths do not jump while one scrolls. */
export const TableSizer = ({ columns, rows }: { columns: readonly Column[]; rows: readonly TableRow[] }) => {
  const texts = useMemo(() => columns.map((_, at) => shortened(longest(rows, at))), [columns, rows])
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
