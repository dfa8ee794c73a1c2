import { nameIn, type Filter, type FilterOption } from '@/kits/lists/model/filters'
import { FilterChip } from '@/kits/lists/tools/FilterChip'
import { useLazyPart } from '@/ui/lazyPart'
import { panelsPart } from '@/kits/lists/tools/panelsPart'

interface FilterButtonProps {
  filter: Filter
  chosen: readonly string[]
  isOpen: boolean
  /** Values to choose from; null while the filter is closed or its values are loading. */
  offered: readonly FilterOption[] | null
  /** Number of rows left. */
  left: number
  isDisabled: boolean
  /** Called when a pointer or the focus approaches: the filter may be opened next. */
  onNear: () => void
  onOpenChange: (isOpen: boolean) => void
  onChoose: (values: readonly string[]) => void
}

/** Filter with a list of values. */
export const FilterButton = (props: FilterButtonProps) => {
  const { filter, chosen, isOpen, offered, left, isDisabled, onNear, onOpenChange, onChoose } = props
  const panels = useLazyPart(isOpen ? panelsPart : null)
  const [first] = chosen
  return (
    <FilterChip
      title={filter.title}
      value={first === undefined ? undefined : nameIn(filter, first)}
      more={chosen.length - 1}
      isOpen={isOpen}
      isDisabled={isDisabled}
      onNear={() => {
        panelsPart.expect()
        onNear()
      }}
      onOpenChange={onOpenChange}
      onClear={() => onChoose([])}
      panel={button =>
        panels && (
          <panels.FilterValues
            button={button}
            filter={filter}
            chosen={chosen}
            offered={offered}
            left={left}
            onChoose={onChoose}
            onClose={() => onOpenChange(false)}
          />
        )
      }
    />
  )
}
