import { useEffect, useRef, useState } from 'react'
import { prepareSearchWhenIdle } from '@/ui/prepareSearchWhenIdle'
import { useExport } from '@/kits/lists/tools/ExportButton'
import { FiltersIcon } from '@/kits/lists/tools/FiltersIcon'
import { panelsPart } from '@/kits/lists/tools/panelsPart'
import { filtersProps, type ToolsProps } from '@/kits/lists/tools/tools'
import { useViewEntries } from '@/kits/lists/tools/useViewEntries'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { useLazyPart } from '@/ui/lazyPart'
import { NARROW, PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { buttonLook } from '@/ui/buttons/buttonLook'
import styles from '@/kits/lists/tools/ListMore.module.css'

/** Menu beside the search, with the tools that have no room elsewhere: on narrow pages, and for lists without a filter line. */
export const ListMore = (tools: ToolsProps) => {
  const narrow = useMediaQuery(NARROW)
  const phone = useMediaQuery(PHONE)
  const { entries, dialog } = useViewEntries(tools)
  const [opened, setOpened] = useState<'filters' | 'columns' | null>(null)
  const { items } = useExport(tools)
  const panels = useLazyPart(opened ? panelsPart : null)
  const place = useRef<HTMLDivElement>(null)
  const { columns, filters, view, onViewChange, onSelect, importTo } = tools
  const { prepared } = tools.table.found
  useEffect(() => prepareSearchWhenIdle(prepared), [prepared])
  if (!narrow && filters.length > 0) return null
  const canSelect = narrow && onSelect !== undefined
  const listed = [canSelect && 'seleccionar', 'vistas', 'columnas', 'exportar', importTo !== undefined && 'importar'].filter(Boolean)
  const close = () => setOpened(null)
  return (
    <div className={styles.icons} ref={place}>
      {filters.length > 0 && <FiltersIcon chosen={Object.keys(view.filters).length} onPress={() => setOpened('filters')} />}
      <DropdownMenu
        label={`Más: ${listed.join(', ')}`}
        className={buttonLook('icon')}
        items={[
          // Check boxes appear on request only where there is no hover and little room.
          ...(canSelect ? [{ label: 'Seleccionar', icon: 'square' as const, onAction: onSelect }] : []),
          ...entries,
          ...(phone ? [] : [{ label: 'Columnas', icon: 'columns' as const, onAction: () => setOpened('columns') }]),
          ...items(),
          ...(importTo === undefined ? [] : [{ label: 'Importar', icon: 'upload' as const, to: importTo }]),
        ]}
      >
        <Icon name="more" />
      </DropdownMenu>
      {panels && opened === 'filters' && <panels.FilterSheet {...filtersProps(tools)} onClose={close} />}
      {panels && opened === 'columns' && (
        <panels.ColumnsPanel
          button={place}
          columns={columns}
          shown={view.columns}
          onChange={shown => onViewChange({ ...view, columns: shown })}
          onClose={close}
        />
      )}
      {dialog}
    </div>
  )
}
