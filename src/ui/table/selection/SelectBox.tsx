import { SelectInput } from '@/ui/table/selection/SelectInput'
import { tableLook } from '@/ui/table/tableLook'

/** Check box of a row, in the margin. The table handles its clicks. */
export const SelectBox = ({ name, isSelected }: { name: string; isSelected: boolean }) => (
  <td role="gridcell" className={tableLook.select}>
    <SelectInput tabIndex={-1} aria-label={`Seleccionar ${name}`} checked={isSelected} readOnly />
  </td>
)
