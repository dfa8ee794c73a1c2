import type { TableSort } from '@/shared/tableView'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { Column } from '@/ui/table/types'
import styles from '@/ui/table/DataTable.module.css'

interface TableHeadProps {
  columns: readonly Pick<Column, 'key' | 'title' | 'numeric' | 'image' | 'drop'>[]
  sort: TableSort
  onSort: (column: string) => void
  hasActions: boolean
}

export const TableHead = ({ columns, sort, onSort, hasActions }: TableHeadProps) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- on a phone it is no table box, which would take the role away
  <thead className={styles.head} role="rowgroup">
    <tr role="row" aria-rowindex={1}>
      {columns.map(({ key, title, numeric, image, drop }) => (
        <th
          key={key}
          role="columnheader"
          scope="col"
          className={classes(numeric && styles.numeric, image && styles.image, drop && styles[`drop${drop}`])}
          aria-sort={key === sort.column ? (sort.descending ? 'descending' : 'ascending') : undefined}
        >
          {image ? (
            title
          ) : (
            <button type="button" className={styles.sort} onClick={() => onSort(key)}>
              {title}
              <Icon name="sort" />
            </button>
          )}
        </th>
      ))}
      {hasActions && (
        <th role="columnheader" scope="col" className={styles.actions}>
          <span className="visually-hidden">Acciones</span>
        </th>
      )}
    </tr>
  </thead>
)
