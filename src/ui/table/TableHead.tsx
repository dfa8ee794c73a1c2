import type { TableSort } from '@/domain/table/view'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { TableColumn } from '@/ui/table/types'
import styles from '@/ui/table/DataTable.module.css'

interface TableHeadProps {
  columns: readonly TableColumn[]
  sort: TableSort
  onSort: (column: number) => void
  hasActions: boolean
}

export const TableHead = ({ columns, sort, onSort, hasActions }: TableHeadProps) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- on a phone it is no table box, which would take the role away
  <thead className={styles.head} role="rowgroup">
    <tr role="row" aria-rowindex={1}>
      {columns.map(({ title, numeric, image, drop, field }) => (
        <th
          key={title}
          role="columnheader"
          scope="col"
          className={classes(numeric && styles.numeric, image && styles.image, drop && styles[`drop${drop}`])}
          aria-sort={field === sort.column ? (sort.descending ? 'descending' : 'ascending') : undefined}
        >
          {image ? (
            title
          ) : (
            <button type="button" className={styles.sort} onClick={() => onSort(field)}>
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
