import { memo, type ReactNode } from 'react'
import type { Locale } from '@/shared/locales'
import { isFiltered, type TableView } from '@/shared/tableView'
import { WORKBENCH_VIEWS, type WorkbenchView } from '@/features/traducciones/model/estado'
import { numero } from '@/ui/text/numero'
import { lineView, workbenchViewOf, withLine, withWorkbenchView } from '@/features/traducciones/workbench/filters'
import { SourceLanguageSelect } from '@/features/traducciones/workbench/SourceLanguageSelect'
import { Filters } from '@/kits/lists/tools/Filters'
import type { FiltersProps } from '@/kits/lists/tools/tools'
import { Segments } from '@/ui/choices/Segments'
import { classes } from '@/ui/classes'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/features/traducciones/workbench/WorkbenchBar.module.css'

interface WorkbenchBarProps extends FiltersProps {
  /** null while the texts load. */
  counts: Readonly<Record<WorkbenchView, number>> | null
  origen: string
  sources: readonly Locale[]
  onSource: (origen: string) => void
  /** Action on all visible texts, for tables without a head. */
  children: ReactNode
}

/** Props of the filter line: a view with the line's own filters only. */
export const filtersOfLine = ({ view, onViewChange, ...filters }: FiltersProps): FiltersProps => ({
  ...filters,
  view: lineView(view),
  onViewChange: (changed: TableView) => onViewChange(withLine(view, changed)),
})

/** Controls for the visible texts and their source language [TX-02]. */
export const WorkbenchBar = memo(({ counts, origen, sources, onSource, children, ...filters }: WorkbenchBarProps) => {
  const narrow = useMediaQuery(NARROW)
  const { view, onViewChange } = filters
  const inLine = filtersOfLine(filters)
  const from = <SourceLanguageSelect value={origen} options={sources} onChange={onSource} />
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.choice} role="radiogroup" aria-label="Traducciones que se muestran">
          <Segments
            small
            value={workbenchViewOf(view)}
            onChange={workbenchView => onViewChange(withWorkbenchView(view, workbenchView))}
            options={WORKBENCH_VIEWS.map(({ key, label }, index) => ({
              value: key,
              label,
              content: (
                <span>
                  {label} <span className={classes(styles.count, index === 0 && styles.countOfAll)}>{counts && numero(counts[key])}</span>
                </span>
              ),
            }))}
          />
        </div>
        {children}
        {narrow ? (
          from
        ) : (
          <div className={styles.beside}>
            <Filters {...inLine} className={styles.filters} />
            {from}
          </div>
        )}
      </div>
      {narrow && isFiltered(inLine.view) && <Filters {...inLine} onlyChosen />}
    </>
  )
})
WorkbenchBar.displayName = 'WorkbenchBar'
