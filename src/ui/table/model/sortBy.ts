import type { FoundRows } from './search'
import type { TableSort } from '@/shared/tableView'

/** Indices of the found rows in the requested order; the reverse direction reverses equal texts too [TB-04, TB-09]. */
export const sortBy = ({ prepared, indices }: Pick<FoundRows, 'prepared' | 'indices'>, { column, descending }: TableSort): Int32Array => {
  const order = prepared.order(column)
  if (indices === null) return descending ? order.slice().reverse() : order
  const stays = new Uint8Array(order.length)
  for (const index of indices) stays[index] = 1
  const sorted = order.filter(index => stays[index] === 1)
  return descending ? sorted.reverse() : sorted
}
