import type { ReactNode } from 'react'
import { comparisonPart } from '@/features/productos/edit/comparison/comparisonPart'
import { ToolButton, ToolRest } from '@/kits/history/views/RecordTool'
import { useTool } from '@/kits/history/views/useTool'
import { Icon } from '@/ui/buttons/Icon'

/** Tool of the comparison with the generic product, and the view that replaces the form; both null without a generic product [CM-01]. */
export const useComparison = (generico: number | null): { tool: ReactNode; view: ReactNode } => {
  const { button, shown, toggle, close, expect } = useTool(comparisonPart)
  if (generico === null) return { tool: null, view: null }
  return {
    tool: (
      <ToolButton ref={button} aria-pressed={shown !== null} onPointerEnter={expect} onClick={toggle}>
        <Icon name="compare" />
        <span>
          Comparar<ToolRest> con el genérico</ToolRest>
        </span>
      </ToolButton>
    ),
    view: shown && <shown.Comparison generico={generico} onClose={close} />,
  }
}
