import { useState } from 'react'
import { isFiltered, isSearched } from '@/domain/table/view'
import { DayFilter } from '@/features/historial/actividad/DayFilter'
import { DayRange } from '@/features/historial/actividad/DayRange'
import days from '@/features/historial/actividad/DayRange.module.css'
import { Filters } from '@/lists/tools/Filters'
import { FiltersIcon } from '@/lists/tools/FiltersIcon'
import { FilterSheet } from '@/lists/tools/FilterSheet'
import screen from '@/lists/ListScreen.module.css'
import styles from '@/lists/tools/ListLine.module.css'
import type { FiltersProps } from '@/lists/tools/tools'
import { useRescuedFocus } from '@/ui/lists/useRescuedFocus'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'

/** Under the head, in the order of the look; where it is narrow, only what is filtered. */
export const ActivityFilters = (filters: FiltersProps) => {
  const narrow = useMediaQuery(NARROW)
  const { view, onViewChange } = filters
  // Where nothing is found the search goes with the filters.
  const group = useRescuedFocus<HTMLDivElement>(Object.keys(view.filters).length + (isSearched(view) ? 1 : 0))
  if (narrow && !isFiltered(view)) return null
  return (
    <div className={screen.line}>
      <div className={narrow ? styles.applied : styles.line}>
        <div className={narrow ? undefined : styles.filters} role="group" aria-label="Filtros" ref={group} tabIndex={-1}>
          <Filters {...filters} onlyChosen={narrow}>
            {!narrow && <DayFilter view={view} onViewChange={onViewChange} />}
          </Filters>
        </div>
      </div>
    </div>
  )
}

/** Behind the search, where there is no room for the line. */
export const ActivityFiltersButton = (filters: FiltersProps) => {
  const narrow = useMediaQuery(NARROW)
  const [isOpen, setOpen] = useState(false)
  const { view, onViewChange } = filters
  if (!narrow) return null
  return (
    <>
      <FiltersIcon chosen={Object.keys(view.filters).length} onPress={() => setOpen(true)} />
      {isOpen && (
        <FilterSheet {...filters} onClose={() => setOpen(false)}>
          <section className={days.fold}>
            <h3>Día</h3>
            <DayRange view={view} onViewChange={onViewChange} />
          </section>
        </FilterSheet>
      )}
    </>
  )
}
