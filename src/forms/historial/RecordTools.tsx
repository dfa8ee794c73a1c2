import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { HISTORY } from '@/forms/historial/drawing'
import { historialPart } from '@/forms/historial/historialPart'
import type { HistoryTarget } from '@/forms/historial/target'
import styles from '@/forms/historial/RecordTools.module.css'
import { selectExtensions } from '@/store/configuration'
import { useSelect } from '@/store/useSelect'
import { Icon } from '@/ui/buttons/Icon'

const PANEL_ID = 'historial'

/** Whoever comes from what happened to the record wants to see the rest of it; a form without an address says which record they came for. */
const isWanted = (state: unknown, id: number): boolean =>
  typeof state === 'object' && state !== null && 'historial' in state && [true, id].includes(state.historial as number)

interface RecordToolsProps {
  target: HistoryTarget
  /** Other tools of the record, before its history. */
  tools?: ReactNode
  children: ReactNode
}

const Lines = ({ tools, children }: Pick<RecordToolsProps, 'tools' | 'children'>) => (
  <div className={styles.lines} data-record-tools>
    <div className={styles.tools} role="group" aria-label="Herramientas del registro">
      {tools}
    </div>
    {children}
  </div>
)

const WithHistory = ({ target, tools, children }: RecordToolsProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const location = useLocation()
  const [open, setOpen] = useState(() => isWanted(location.state, target.id))
  const [part, setPart] = useState(historialPart.loaded)
  const isAwaited = open && part === null
  useEffect(() => {
    if (!isAwaited) return
    // A failure is the page's to tell.
    void historialPart.load().then(
      loaded => setPart(() => loaded),
      (error: unknown) => {
        setOpen(false)
        throw error
      },
    )
  }, [isAwaited])
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const isShown = open && part !== null
  const own = (
    <button
      ref={button}
      type="button"
      className={styles.tool}
      aria-expanded={isShown}
      aria-controls={isShown ? PANEL_ID : undefined}
      onPointerEnter={() => void historialPart.load().catch(() => undefined)}
      onClick={() => setOpen(!open)}
    >
      <Icon name={HISTORY} />
      Historial
    </button>
  )
  return (
    <Lines
      tools={
        <>
          {tools}
          {own}
        </>
      }
    >
      <div className={styles.line}>{children}</div>
      {isShown && <part.HistorialPanel id={PANEL_ID} target={target} onClose={close} />}
    </Lines>
  )
}

/** What can be looked up of a record, above what its head has besides; its history only where the API keeps one [HI-02]. */
export const RecordTools = (props: RecordToolsProps) => {
  const hasHistory = useSelect(selectExtensions)
  if (hasHistory) return <WithHistory {...props} />
  if (!props.tools) return props.children
  return (
    <Lines tools={props.tools}>
      <div className={styles.line}>{props.children}</div>
    </Lines>
  )
}
