import { useState, type ReactNode } from 'react'
import { filteredBy, isFiltered, withoutFilters } from '@/shared/tableView'
import { FilterButton } from '@/kits/lists/tools/FilterButton'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import type { FiltersProps } from '@/kits/lists/tools/tools'
import { useAsk } from '@/kits/lists/useAsk'
import styles from '@/kits/lists/tools/Filters.module.css'

/** Filters of a list in a fixed order; those with a value show it [LS-01]. */
export const Filters = ({
  filters,
  offer,
  left,
  view,
  onViewChange,
  onlyChosen = false,
  className,
  children,
}: FiltersProps & {
  /** Shows only filters with a value, in a line that scrolls. */
  onlyChosen?: boolean
  className?: string
  /** Filters without lists of values. */
  children?: ReactNode
}) => {
  const [opened, setOpened] = useState<string | null>(null)
  const ask = useAsk()
  return (
    <div className={classes(onlyChosen ? styles.applied : styles.filters, className)} role="group" aria-label="Filtros" data-focus-home>
      {filters
        .filter(({ key, rare }) => view.filters[key] || !(onlyChosen || rare))
        .map(filter => (
          <FilterButton
            key={filter.key}
            filter={filter}
            chosen={view.filters[filter.key] ?? []}
            isOpen={opened === filter.key && offer !== null}
            offered={opened === filter.key && offer ? offer(filter) : null}
            left={left}
            isDisabled={offer === null}
            onNear={() => ask(filter)}
            onOpenChange={isOpen => {
              ask(filter)
              setOpened(isOpen ? filter.key : null)
            }}
            onChoose={values => onViewChange(filteredBy(view, filter.key, values))}
          />
        ))}
      {children}
      {isFiltered(view) && !onlyChosen && (
        <button type="button" className={styles.none} title="Quitar filtros" onClick={() => onViewChange(withoutFilters(view))}>
          <Icon name="x" />
          <span>Quitar filtros</span>
        </button>
      )}
    </div>
  )
}
