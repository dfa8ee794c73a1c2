import type { TableSort } from '@/shared/tableView'
import { classes } from '@/ui/classes'
import { ACTIONS, GridHead } from '@/ui/grid/GridHead'
import { dropLook } from '@/ui/grid/gridLook'
import type { Column } from '@/ui/table/types'
import { tableLook } from '@/ui/table/tableLook'

interface TableHeadProps {
  columns: readonly Column[]
  sort: TableSort
  onSort: (column: string) => void
  hasActions: boolean
}

const LAST = { ...ACTIONS, className: classes(ACTIONS.className, tableLook.actions) }

export const TableHead = ({ columns, sort, onSort, hasActions }: TableHeadProps) => {
  const titles = columns.map(({ key, title, numeric, image, wide, drop }) => ({
    key,
    title,
    numeric,
    unsorted: image,
    className: classes(image && tableLook.image, wide && tableLook.wide, dropLook(drop)),
  }))
  return <GridHead columns={hasActions ? [...titles, LAST] : titles} sort={sort} onSort={onSort} />
}
