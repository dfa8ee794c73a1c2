import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ExportButton } from '@/kits/lists/tools/ExportButton'
import { Filters } from '@/kits/lists/tools/Filters'
import { panelsPart } from '@/kits/lists/tools/panelsPart'
import { filtersProps, type ToolsProps } from '@/kits/lists/tools/tools'
import { useViewEntries } from '@/kits/lists/tools/useViewEntries'
import { isFiltered } from '@/shared/tableView'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { useLazyPart } from '@/ui/lazyPart'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'
import { buttonLook } from '@/ui/buttons/buttonLook'
import styles from '@/kits/lists/tools/ListLine.module.css'

/**
 * Line with filters on the left, views and columns on the right. On narrow screens only the active filters; the rest is in the menu beside
 * the search.
 */
export const ListLine = (tools: ToolsProps) => {
  const narrow = useMediaQuery(NARROW)
  const { entries, name, dialog } = useViewEntries(tools)
  const [arranging, setArranging] = useState(false)
  const panels = useLazyPart(arranging ? panelsPart : null)
  const columnsButton = useRef<HTMLButtonElement>(null)
  const { columns, view, onViewChange, hint, importTo } = tools
  if (narrow)
    return (
      <>
        {isFiltered(view) && <Filters {...filtersProps(tools)} onlyChosen />}
        {hint && <p className={styles.hint}>{hint}</p>}
      </>
    )
  return (
    <div className={styles.line}>
      <Filters {...filtersProps(tools)} className={hint && styles.besideHint} />
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.end}>
        <DropdownMenu className={buttonLook('button', 'quiet', 'short')} items={entries} label={name ? `Vistas: ${name}` : 'Vistas'}>
          <Icon name="bookmark" />
          <span className={styles.viewName}>{name ?? 'Vistas'}</span>
          <Icon name="chevron-down" />
        </DropdownMenu>
        <button
          type="button"
          ref={columnsButton}
          className={buttonLook('icon', 'small')}
          aria-label="Columnas"
          title="Columnas"
          aria-haspopup="dialog"
          aria-expanded={arranging}
          onPointerEnter={panelsPart.expect}
          onFocus={panelsPart.expect}
          onClick={() => setArranging(!arranging)}
        >
          <Icon name="columns" />
        </button>
        <ExportButton {...tools} />
        {importTo !== undefined && (
          <Link to={importTo} className={buttonLook('icon', 'small')} aria-label="Importar" title="Importar">
            <Icon name="upload" />
          </Link>
        )}
      </div>
      {panels && (
        <panels.ColumnsPanel
          button={columnsButton}
          columns={columns}
          shown={view.columns}
          onChange={shown => onViewChange({ ...view, columns: shown })}
          onClose={() => setArranging(false)}
        />
      )}
      {dialog}
    </div>
  )
}
