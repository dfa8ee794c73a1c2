import type { TableSort } from '@/shared/tableView'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import type { Column } from '@/ui/table/types'
import button from '@/ui/buttons/Button.module.css'

const SORT_LINES = 'M4.5 3v10M2.25 10.75L4.5 13l2.25-2.25M9 4h5M9 8h3.75M9 12h2.5'

interface SortMenuProps {
  columns: readonly Pick<Column, 'key' | 'title' | 'image'>[]
  sort: TableSort
  onSort: (column: string) => void
}

/** Sorting where a narrow screen has no room for headers [TB-04]. */
export const SortMenu = ({ columns, sort, onSort }: SortMenuProps) => (
  <DropdownMenu
    label="Ordenar"
    className={button.icon}
    items={columns.flatMap(({ key, title, image }) => {
      const detail = key === sort.column ? (sort.descending ? 'descendente' : 'ascendente') : undefined
      return image ? [] : [{ label: title, detail, onAction: () => onSort(key) }]
    })}
  >
    <Icon name={SORT_LINES} />
  </DropdownMenu>
)
