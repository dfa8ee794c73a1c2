import { useState } from 'react'
import { DayRange, rangeInWords, withoutRange, type RangeProps } from '@/features/historial/actividad/DayRange'
import { FilterChip } from '@/kits/lists/tools/FilterChip'
import { Panel } from '@/kits/lists/tools/Panel'

/** Filter for a range of days, with the look of the other filters [HI-05]. */
export const DayFilter = ({ view, onViewChange }: RangeProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <FilterChip
      title="Día"
      value={rangeInWords(view) || undefined}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onClear={() => onViewChange(withoutRange(view))}
      panel={button =>
        isOpen && (
          <Panel label="Día" button={button} placement="bottom start" onClose={() => setOpen(false)}>
            <DayRange view={view} onViewChange={onViewChange} />
          </Panel>
        )
      }
    />
  )
}
