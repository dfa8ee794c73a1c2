import { useId, useState, type ReactNode } from 'react'
import { Badge } from '@/ui/lists/Badge'
import { classes } from '@/ui/classes'
import { DragHandle } from '@/ui/lists/DragHandle'
import { Icon } from '@/ui/buttons/Icon'
import { LineToolbar } from '@/ui/lists/LineToolbar'
import type { Move } from '@/shared/ordering'
import { moveOnKey } from '@/ui/lists/moveOnKey'
import { Thumb } from '@/ui/images/Thumb'
import { cardLook } from '@/ui/lists/cardLook'
import styles from '@/features/cultivos/StageCard.module.css'

interface StageCardProps {
  name: string
  picture: string | null
  /** Summary of the contents: "2 productos". */
  detail: string
  /** Index among `count` stages. */
  index: number
  count: number
  onMove: (by: Move) => void
  /** True for a stage deleted by another user, which remains while it has typed values. */
  isGone: boolean
  /** Number of its entries with changes. */
  unsaved: number
  /** True: contains unsaved or incoming changes, so the content is mounted even if never opened. */
  holds: boolean
  opensAtFirst?: boolean
  /** Content, mounted on the first opening and hidden on closing, so that typed values remain. */
  children: ReactNode
}

/**
 * Stage that opens and closes, and moves by its handle, its arrow buttons or Alt with an arrow key [CD-02, CD-04]. Item of a `CardList`.
 */
export const StageCard = ({
  name,
  picture,
  detail,
  index,
  count,
  onMove,
  isGone,
  unsaved,
  holds,
  opensAtFirst = false,
  children,
}: StageCardProps) => {
  const bodyId = useId()
  const [open, setOpen] = useState(opensAtFirst)
  const [opened, setOpened] = useState(opensAtFirst)
  const isRendered = opened || holds
  const isLast = index === count - 1
  return (
    <li className={cardLook('card')}>
      <div className={classes(cardLook('head'), styles.head)} onKeyDownCapture={isGone ? undefined : moveOnKey(index, isLast, onMove)}>
        {!isGone && <DragHandle name={name} index={index} isLast={isLast} onMove={onMove} className={styles.handle} />}
        <span className={styles.order} aria-hidden="true">
          {isGone ? '–' : index + 1}
        </span>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={isRendered ? bodyId : undefined}
            onClick={() => {
              setOpen(!open)
              setOpened(true)
            }}
          >
            <Icon name="chevron-right" className={styles.chevron} />
            <Thumb src={picture} size="medium" />
            <span>
              <span className={classes(cardLook('name'), styles.name)}>{name}</span> <span className={cardLook('detail')}>{detail}</span>
            </span>
          </button>
        </h2>
        {isGone && <Badge text="Eliminado" />}
        {unsaved > 0 && (
          <span className={styles.unsaved}>
            <Badge tone="warning" text={`${unsaved} sin guardar`} />
          </span>
        )}
        {!isGone && <LineToolbar name={name} index={index} isLast={isLast} onMove={onMove} ends={count > 2} />}
      </div>
      {isRendered && (
        <div className={cardLook('body')} id={bodyId} hidden={!open}>
          {children}
        </div>
      )}
    </li>
  )
}
