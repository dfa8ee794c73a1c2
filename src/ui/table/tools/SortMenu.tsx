import type { TableSort } from '@/shared/tableView'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import type { Column } from '@/ui/table/types'
import { buttonLook } from '@/ui/buttons/buttonLook'

interface SortMenuProps {
  columns: readonly Pick<Column, 'key' | 'title' | 'image'>[]
  sort: TableSort
  onSort: (column: string) => void
}

/** Menu for sorting on narrow screens, which have no headers [TB-04]. */
export const SortMenu = ({ columns, sort, onSort }: SortMenuProps) => (
  <DropdownMenu
    label="Ordenar"
    className={buttonLook('icon')}
    items={columns.flatMap(({ key, title, image }) => {
      const detail = key === sort.column ? (sort.descending ? 'descendente' : 'ascendente') : undefined
      return image ? [] : [{ label: title, detail, onAction: () => onSort(key) }]
    })}
  >
    <Icon name="sort-lines" />
  </DropdownMenu>
)
