import type { ReactNode } from 'react'
import type { TableSort } from '@/shared/tableView'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import { gridLook } from '@/ui/grid/gridLook'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/ui/grid/GridHead.module.css'

interface HeadColumn {
  key: string
  title: ReactNode
  /** Visually hidden title. */
  hidden?: boolean
  numeric?: boolean
  /** Column without a sort button. */
  unsorted?: boolean
  className?: string
}

interface GridHeadProps {
  columns: readonly HeadColumn[]
  /** Sort of the rows; omitted when the rows have a single order. */
  sort?: TableSort
  onSort?: (column: string) => void
}

/**
 * Head of a table, hidden on phones, where the Tab key skips its buttons: a `SortMenu` sorts there [TB-04]. Roles are explicit, because on
 * phones no element of a table has a table box, which would remove its role.
 */
export const GridHead = ({ columns, sort, onSort }: GridHeadProps) => {
  const isHidden = useMediaQuery(PHONE)
  return (
    <thead className={classes(styles.head, 'phone-hidden')} role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ key, title, hidden, numeric, unsorted, className }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            className={classes(numeric && gridLook.numeric, className)}
            aria-sort={key === sort?.column ? (sort.descending ? 'descending' : 'ascending') : undefined}
          >
            {hidden ? (
              <span className="visually-hidden">{title}</span>
            ) : onSort && !unsorted ? (
              <button
                type="button"
                className={classes(styles.sort, numeric && styles.backwards)}
                tabIndex={isHidden ? -1 : undefined}
                onClick={() => onSort(key)}
              >
                {title}
                <Icon name="sort" />
              </button>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Last column of a table with row buttons. */
export const ACTIONS: HeadColumn = { key: 'acciones', title: 'Acciones', hidden: true, className: gridLook.actions }
