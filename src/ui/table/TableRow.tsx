import { memo, type Ref } from 'react'
import { isImage, shortened } from '@/ui/table/model/cell'
import { plainName } from '@/shared/richName'
import { thumbnailOf } from '@/ui/images/thumbnail'
import type { Row } from '@/ui/table/model/row'
import { classes } from '@/ui/classes'
import { dropLook, gridLook } from '@/ui/grid/gridLook'
import { nameLink } from '@/ui/grid/rowLinks'
import { RichName } from '@/ui/RichName'
import { Badge } from '@/ui/lists/Badge'
import { RowActions } from '@/ui/table/RowActions'
import { SelectInput } from '@/ui/table/selection/SelectInput'
import { cellMark } from '@/ui/table/cellMark'
import { mainColumn, rowName, type RowActionsOf, type Column } from '@/ui/table/types'
import { tableLook } from '@/ui/table/tableLook'

interface TableRowProps {
  columns: readonly Column[]
  row: Row
  /** Address that the name links to [LS-08]. */
  href: string | undefined
  actionsOf: RowActionsOf | undefined
  /** Index among the displayed rows. */
  index: number
  /** Tab stop among the rows. */
  isTabStop: boolean
  /** The record was just saved, duplicated or restored. */
  isMarked: boolean
  /** Label of a row that another user has just changed [SY-03]. */
  change: string | undefined
  /** True for a deleted record, which has no actions. */
  isGone: boolean
  stacked: boolean
  /** Omitted when the row cannot be selected. */
  isSelected: boolean | undefined
  measure: Ref<HTMLTableRowElement> | undefined
}

const ROW = classes(gridLook.row, tableLook.row)
const MAIN = classes(gridLook.main, tableLook.main)
const ACTIONS = classes(gridLook.actions, tableLook.actions)

interface CellProps {
  column: Column
  text: string
  badge: string | undefined
  change: string | undefined
  isMain: boolean
  isGone: boolean
  href: string | undefined
}

const Cell = ({ column, text, badge, change, isMain, isGone, href }: CellProps) => {
  const image = isImage(text)
  const whole = column.truncate === false
  const plain = plainName(text)
  const shown = whole ? plain : shortened(plain)
  const content = shown === plain ? <RichName text={text} /> : shown
  return (
    <td
      role="gridcell"
      className={classes(
        isMain && MAIN,
        column.meta && gridLook.meta,
        column.meta === 'line' && gridLook.line,
        column.numeric && gridLook.numeric,
        column.tabular && gridLook.tabular,
        column.image && tableLook.image,
        whole ? tableLook.wrap : shown !== plain && !image && tableLook.cut,
        column.shrink && tableLook.shrink,
        dropLook(column.drop),
        cellMark(column, text),
      )}
      data-title={column.meta && column.numeric ? column.title : undefined}
      title={(shown === plain && !column.shrink) || image ? undefined : plain || undefined}
    >
      {image ? (
        <img className={tableLook.thumb} src={thumbnailOf(text)} alt="" loading="lazy" decoding="async" />
      ) : href === undefined ? (
        content
      ) : (
        <a {...nameLink} href={href}>
          {content}
        </a>
      )}
      {change && (
        <span className={tableLook.change}>
          {' '}
          <Badge text={change} {...(!isGone && { tone: 'accent' })} />
        </span>
      )}
      {badge && (
        <span className={column.quiet ? tableLook.quiet : tableLook.badge}>
          {' '}
          {column.quiet ? badge : <Badge text={badge} tone="warning" />}
        </span>
      )}
    </td>
  )
}

/** Check box of a row, in the margin. The table handles its clicks. The label of the cell keeps that of the box out of the row's name. */
const SelectBox = ({ name, isSelected }: { name: string; isSelected: boolean }) => (
  <td role="gridcell" className={tableLook.select} aria-label="Selección">
    <SelectInput tabIndex={-1} aria-label={`Seleccionar ${name}`} checked={isSelected} readOnly />
  </td>
)

/** Row of the table. The table handles clicks and keys: while scrolling, dozens of rows are mounted and unmounted. */
export const TableRow = memo(
  ({ columns, row, href, actionsOf, index, isTabStop, isMarked, change, isGone, stacked, isSelected, measure }: TableRowProps) => {
    const main = mainColumn(columns)
    const name = rowName(columns, row)
    const actions = actionsOf?.(row)
    return (
      <tr
        ref={measure}
        role="row"
        className={ROW}
        data-index={index}
        aria-rowindex={index + 2}
        aria-selected={isGone ? undefined : isSelected}
        aria-current={isMarked || undefined}
        aria-disabled={isGone || undefined}
        data-change={isGone ? undefined : change}
        tabIndex={isTabStop ? 0 : -1}
      >
        {columns.map((column, at) => (
          <Cell
            key={column.key}
            column={column}
            text={at === main ? name : column.text(row)}
            badge={column.badge?.(row)}
            change={at === main ? change : undefined}
            isMain={at === main}
            isGone={isGone}
            href={at === main ? href : undefined}
          />
        ))}
        {actions && (
          <td
            role="gridcell"
            className={classes(ACTIONS, actions.some(({ inWords }) => inWords) && tableLook.inWords)}
            // Replaces the names of the actions in the row's name, which is spoken at each arrow key.
            aria-label={isGone ? undefined : `Acciones de ${plainName(name)}`}
          >
            {!isGone && <RowActions name={plainName(name)} actions={actions} isTabStop={isTabStop} folded={stacked} />}
          </td>
        )}
        {isSelected !== undefined && !isGone && <SelectBox name={plainName(name)} isSelected={isSelected} />}
      </tr>
    )
  },
)
TableRow.displayName = 'TableRow'
