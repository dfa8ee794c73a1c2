import { useMemo } from 'react'
import { isImage, shortened } from '@/ui/table/model/cell'
import type { PreparedRows } from '@/ui/table/model/prepare'
import { classes } from '@/ui/classes'
import { dropLook, gridLook } from '@/ui/grid/gridLook'
import { cellMark } from '@/ui/table/cellMark'
import { mainColumn, type Column } from '@/ui/table/types'
import { tableLook } from '@/ui/table/tableLook'

/** Longest text of all rows, by column index. Indices instead of keys halve the time for a new list. */
const longest = (columns: readonly Column[], textsOf: PreparedRows['texts']): string[] =>
  columns.map(({ key }) => {
    const texts = textsOf(key)
    let found = ''
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at]
      if (text !== undefined && text.length > found.length && !isImage(text)) found = text
    }
    return found
  })

interface TableSizerProps {
  columns: readonly Column[]
  texts: PreparedRows['texts']
  /** Number of a row's buttons. */
  buttons: number
}

/** Row without height that contains the longest text of each column, and room for the buttons, so that widths do not change with the rows shown. */
export const TableSizer = ({ columns, texts: textsOf, buttons }: TableSizerProps) => {
  const texts = useMemo(() => longest(columns, textsOf).map(shortened), [columns, textsOf])
  const main = mainColumn(columns)
  return (
    <tbody className={tableLook.sizer} aria-hidden="true">
      <tr>
        {columns.map((column, at) => (
          <td
            key={column.key}
            className={classes(
              at === main && classes(gridLook.main, tableLook.main),
              column.tabular && gridLook.tabular,
              column.image && tableLook.image,
              column.shrink && tableLook.shrink,
              dropLook(column.drop),
              cellMark(column, texts[at] ?? ''),
            )}
          >
            {texts[at]}
          </td>
        ))}
        {buttons > 0 && (
          <td className={classes(gridLook.actions, tableLook.actions)}>
            <div className={tableLook.buttons} style={{ '--buttons': buttons }} />
          </td>
        )}
      </tr>
    </tbody>
  )
}
