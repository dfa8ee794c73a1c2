import type { RefObject } from 'react'
import { Awaited, FilterList, type FilterListProps } from '@/kits/lists/tools/FilterList'
import { Panel, PanelFoot } from '@/kits/lists/tools/Panel'
import { elements } from '@/ui/table/tools/TableCount'

interface FilterValuesProps extends Omit<FilterListProps, 'offered'> {
  offered: FilterListProps['offered'] | null
  button: RefObject<HTMLButtonElement | null>
  /** Number of rows left. */
  left: number
  onClose: () => void
}

/** Popover with the values of one filter, below its button. */
export const FilterValues = ({ button, left, onClose, offered, ...list }: FilterValuesProps) => {
  const chosen = list.chosen.length
  return (
    <Panel label={list.filter.title} button={button} placement="bottom start" width="wide" onClose={onClose}>
      {offered ? <FilterList {...list} offered={offered} takesFocus onEscape={onClose} /> : <Awaited />}
      <PanelFoot action={chosen > 0 && { label: 'Quitar', onPress: () => list.onChoose([]) }}>
        <span role="status">
          {chosen > 0 && `${chosen} ${list.filter.feminine ? 'elegida' : 'elegido'}${chosen === 1 ? '' : 's'}, `}
          {elements(left)}
        </span>
      </PanelFoot>
    </Panel>
  )
}
