import { useState } from 'react'
import { isFiltered } from '@/shared/tableView'
import { DayFilter } from '@/features/historial/actividad/DayFilter'
import { DayRange, rangeInWords } from '@/features/historial/actividad/DayRange'
import { Filters } from '@/kits/lists/tools/Filters'
import { FiltersIcon } from '@/kits/lists/tools/FiltersIcon'
import { FilterSheet } from '@/kits/lists/tools/FilterSheet'
import sheet from '@/kits/lists/tools/FilterSheet.module.css'
import screen from '@/kits/lists/ListScreen.module.css'
import styles from '@/kits/lists/tools/ListLine.module.css'
import type { FiltersProps } from '@/kits/lists/tools/tools'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'

/** Under the head, in the order of the look; where it is narrow, only what is filtered. */
export const ActivityFilters = (filters: FiltersProps) => {
  const narrow = useMediaQuery(NARROW)
  const { view, onViewChange } = filters
  const hasRange = rangeInWords(view) !== ''
  if (narrow && !isFiltered(view)) return null
  return (
    <div className={screen.line}>
      <div className={narrow ? styles.applied : styles.filters} role="group" aria-label="Filtros" data-focus-home>
        <Filters {...filters} onlyChosen={narrow}>
          {(!narrow || hasRange) && <DayFilter view={view} onViewChange={onViewChange} />}
        </Filters>
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
  // A day is one filter, whether it has one end or both.
  const chosen = filters.filters.filter(({ key }) => view.filters[key]).length + (rangeInWords(view) === '' ? 0 : 1)
  return (
    <>
      <FiltersIcon chosen={chosen} onPress={() => setOpen(true)} />
      {isOpen && (
        <FilterSheet {...filters} onClose={() => setOpen(false)}>
          <section className={sheet.fold}>
            <h3 className={sheet.head}>Día</h3>
            <div className={sheet.list}>
              <DayRange view={view} onViewChange={onViewChange} />
            </div>
          </section>
        </FilterSheet>
      )}
    </>
  )
}
