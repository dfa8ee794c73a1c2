import { useAppDispatch } from '@/store/hooks'
import type { Sheet } from '@/shared/export/sheet'
import { exportRequested, type ExportFormat } from '@/kits/lists/store/slice'
import { sheetVault } from '@/store/vault'
import type { ToolsProps } from '@/kits/lists/tools/tools'
import { counted } from '@/shared/counted'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import { buttonLook } from '@/ui/buttons/buttonLook'
import styles from '@/kits/lists/tools/ExportButton.module.css'

type ExportTools = Pick<ToolsProps, 'name' | 'table' | 'selected'>

/** Label of the export: "Exportar 13 filas", "Exportar las 3 seleccionadas". */
const whatGoes = ({ table: { rows, order }, selected }: ExportTools): string => {
  if (rows === null) return 'Exportar'
  if (!selected || selected.size === 0) return `Exportar ${counted(order.length, 'fila', 'filas')}`
  return selected.size === 1 ? 'Exportar la seleccionada' : `Exportar las ${selected.size} seleccionadas`
}

/**
 * Export of a list in two formats: the selected rows or else all displayed ones, with the visible columns in order. Available after the
 * rows are loaded [LS-06].
 */
export const useExport = (exported: ExportTools) => {
  const { name, table, selected } = exported
  const { columns, rows, order } = table
  const dispatch = useAppDispatch()
  const start = (sheet: Sheet, format: ExportFormat) => dispatch(exportRequested({ ...sheetVault.keep(sheet), format }))
  const isDisabled = rows === null
  const isSelected = (index: number) => selected?.has(rows?.[index]?.id ?? '') === true
  const item = (label: string, format: ExportFormat): MenuEntry => ({
    label,
    icon: 'download',
    detail: format.toUpperCase(),
    isDisabled,
    onAction: () => start({ title: name, columns, rows: rows ?? [], order: selected?.size ? order.filter(isSelected) : order }, format),
  })
  return {
    isDisabled,
    label: whatGoes(exported),
    heading: `${whatGoes(exported)}, ${counted(columns.length, 'columna', 'columnas')}`,
    /** Labels default to a description of the exported rows. */
    items: (labels = { xlsx: whatGoes(exported), csv: whatGoes(exported) }) => [item(labels.xlsx, 'xlsx'), item(labels.csv, 'csv')],
  }
}

export const ExportButton = (tools: ExportTools) => {
  const { label, heading, items, isDisabled } = useExport(tools)
  return (
    <span className={styles.export} title={label}>
      <DropdownMenu
        label={label}
        className={buttonLook('icon', 'small')}
        heading={heading}
        isDisabled={isDisabled}
        items={items({ xlsx: 'Hoja de cálculo', csv: 'Texto separado por punto y coma' })}
      >
        <Icon name="download" />
      </DropdownMenu>
    </span>
  )
}
