import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { canGo, toStart, type Move } from '@/shared/ordering'
import { TO_END } from '@/ui/lists/endMoves'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import { dragRow, type RowDrag } from '@/ui/lists/rowDrag'
import { buttonLook } from '@/ui/buttons/buttonLook'
import styles from '@/ui/lists/DragHandle.module.css'

interface DragHandleProps {
  /** Name of the row. */
  name: string
  index: number
  isLast: boolean
  onMove: (by: Move) => void
  className?: string
}

const moveOf = (key: string, index: number): Move | undefined => ({ ArrowUp: -1, ArrowDown: 1, Home: toStart(index), End: TO_END })[key]

/**
 * Handle to drag a row; arrows, Home and End move the focused row, and Escape cancels a drag. Its nearest positioned ancestor must be as
 * wide as the row, because the mark of the row and the target line are placed in it. Phones have the row's menu instead
 * [CO-01, TR-05, TR-06, TR-08, CD-04].
 */
export const DragHandle = ({ name, index, isLast, onMove, className }: DragHandleProps) => {
  const handle = useRef<HTMLButtonElement>(null)
  const drag = useRef<RowDrag>(null)
  const isMovedByKey = useRef(false)
  const [isDragged, setDragged] = useState(false)
  const [gap, setGap] = useState<number | null>(null)
  const isAlone = isLast && index === 0

  const end = (): Move => {
    const by = drag.current?.end() ?? 0
    drag.current = null
    setDragged(false)
    setGap(null)
    return by
  }
  useEffect(() => () => void drag.current?.end(), [])
  useLayoutEffect(() => {
    if (isMovedByKey.current) handle.current?.scrollIntoView({ block: 'nearest' })
    isMovedByKey.current = false
  }, [index])

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary || isAlone || drag.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = dragRow(event.currentTarget, event.clientY, { onGap: setGap, onRowsChanged: end })
    setDragged(true)
  }
  const followPointer = ({ currentTarget, clientY }: PointerEvent<HTMLButtonElement>) => {
    if (!drag.current) return
    // Explicit focus: Safari does not focus a pressed button, nor do browsers on touch; Escape is handled here.
    if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true })
    drag.current.moveTo(clientY)
  }
  const drop = () => {
    const by = end()
    if (by !== 0) onMove(by)
  }
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) {
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    const by = moveOf(event.key, index)
    if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (drag.current || !canGo(index, isLast, by)) return
    isMovedByKey.current = true
    onMove(by)
  }
  return (
    <>
      <button
        ref={handle}
        type="button"
        className={classes(buttonLook('icon', 'small'), styles.handle, className)}
        aria-label={`Arrastrar ${name}`}
        title="Arrastrar, o mover con las flechas"
        aria-disabled={isAlone || undefined}
        data-dragged={isDragged || undefined}
        onPointerDown={press}
        onPointerMove={followPointer}
        onPointerUp={drop}
        onLostPointerCapture={end}
        onKeyDown={followKey}
      >
        <Icon name="grip" />
      </button>
      {isDragged && <span className={styles.row} />}
      {gap !== null && <span className={styles.gap} data-testid="gap" style={{ top: gap }} />}
    </>
  )
}
