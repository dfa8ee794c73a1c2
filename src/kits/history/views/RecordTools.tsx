import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isObject } from '@/shared/isObject'
import { historialPart } from '@/kits/history/views/historialPart'
import type { HistoryTarget } from '@/kits/history/views/target'
import { ToolButton } from '@/kits/history/views/RecordTool'
import { useTool } from '@/kits/history/views/useTool'
import { selectExtensions } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'
import { Icon } from '@/ui/buttons/Icon'
import { HeadTools } from '@/ui/page/Page'

const PANEL_ID = 'historial'

/** True if the history opens at once: the user comes from the activity. A form without an address is opened with the id of the record. */
const isWanted = (state: unknown, id: number): boolean => isObject(state) && [true, id].includes(state['historial'] as number)

interface RecordToolsProps {
  target: HistoryTarget
  /** Other tools of the record, before its history. */
  tools?: ReactNode
  children: ReactNode
}

const WithHistory = ({ target, tools, children }: RecordToolsProps) => {
  const location = useLocation()
  const { button, shown, toggle, close, expect } = useTool(historialPart, () => isWanted(location.state, target.id))
  const own = (
    <ToolButton
      ref={button}
      aria-expanded={shown !== null}
      aria-controls={shown ? PANEL_ID : undefined}
      onPointerEnter={expect}
      onClick={toggle}
    >
      <Icon name="history" />
      Historial
    </ToolButton>
  )
  return (
    <HeadTools
      tools={
        <>
          {tools}
          {own}
        </>
      }
      panel={shown && <shown.HistorialPanel id={PANEL_ID} target={target} onClose={close} />}
    >
      {children}
    </HeadTools>
  )
}

/** Tools of a record above its head; the history only where the API has one [HI-02]. */
export const RecordTools = (props: RecordToolsProps) => {
  const hasHistory = useAppSelector(selectExtensions)
  if (hasHistory) return <WithHistory {...props} />
  if (!props.tools) return props.children
  return <HeadTools tools={props.tools}>{props.children}</HeadTools>
}
