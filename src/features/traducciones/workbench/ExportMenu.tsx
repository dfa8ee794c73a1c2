import { numbered } from '@/ui/text/numero'
import type { ExportRequest } from '@/features/traducciones/slice'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { Rest } from '@/ui/buttons/Rest'

interface ExportMenuProps {
  /** Number of visible texts. */
  count: number
  isDisabled: boolean
  onExport: (formato: ExportRequest['formato']) => void
}

/** Menu that exports the visible texts in one of the file formats [TX-05]. */
export const ExportMenu = ({ count, isDisabled, onExport }: ExportMenuProps) => (
  <DropdownMenu
    className={buttonLook('button')}
    heading={numbered(count, 'texto que se muestra', 'textos que se muestran')}
    isDisabled={isDisabled}
    items={[
      { label: 'XLIFF 1.2', detail: 'para herramientas de traducción', onAction: () => onExport('xliff') },
      { label: 'XLSX', detail: 'Excel, una fila por texto', onAction: () => onExport('xlsx') },
    ]}
  >
    <Icon name="download" />
    <Rest>Exportar</Rest>
  </DropdownMenu>
)
