import { useState } from 'react'
import { isFiltered } from '@/shared/tableView'
import { DayFilter } from '@/features/historial/actividad/DayFilter'
import { DayRange, rangeInWords } from '@/features/historial/actividad/DayRange'
import { Filters } from '@/kits/lists/tools/Filters'
import { FiltersIcon } from '@/kits/lists/tools/FiltersIcon'
import { FilterSheet } from '@/kits/lists/tools/FilterSheet'
import type { FiltersProps } from '@/kits/lists/tools/tools'
import { UnderHead } from '@/kits/lists/tools/UnderHead'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'

/** Filter line below the head; on narrow screens only the active filters. */
export const ActivityFilters = (filters: FiltersProps) => {
  const narrow = useMediaQuery(NARROW)
  const { view, onViewChange } = filters
  const hasRange = rangeInWords(view) !== ''
  if (narrow && !isFiltered(view)) return null
  return (
    <UnderHead>
      <Filters {...filters} onlyChosen={narrow}>
        {(!narrow || hasRange) && <DayFilter view={view} onViewChange={onViewChange} />}
      </Filters>
    </UnderHead>
  )
}

/** Button beside the search, for screens without space for the filter line. */
export const ActivityFiltersButton = (filters: FiltersProps) => {
  const narrow = useMediaQuery(NARROW)
  const [isOpen, setOpen] = useState(false)
  const { view, onViewChange } = filters
  if (!narrow) return null
  // The range of days counts as one filter, with one end or both.
  const chosen = filters.filters.filter(({ key }) => view.filters[key]).length + (rangeInWords(view) === '' ? 0 : 1)
  return (
    <>
      <FiltersIcon chosen={chosen} onPress={() => setOpen(true)} />
      {isOpen && (
        <FilterSheet
          {...filters}
          extra={{ title: 'Día', content: <DayRange view={view} onViewChange={onViewChange} /> }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
