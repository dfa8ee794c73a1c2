import type { MouseEvent } from 'react'
import type { NamePart } from '@/app/goto/matches'
import { classes } from '@/ui/classes'
import { drawings } from '@/app/goto/optionDrawings'
import icon from '@/ui/buttons/Icon.module.css'
import styles from '@/app/goto/GoTo.module.css'

export interface GoToItem {
  key: string
  /** The drawing of its icon. */
  icon: string
  /** The name, what was found in it apart. */
  name: readonly NamePart[]
  detail: string
  /** Where it leads; without one it is no link. */
  href?: string
  /** It leads to more of its group. */
  isRest?: boolean
}

interface GoToOptionProps {
  id: string
  item: GoToItem
  isActive: boolean
  onOpen: (elsewhere: boolean) => void
}

const Drawing = ({ path, className }: { path: string; className?: string | undefined }) => (
  <svg className={classes(icon.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** The focus and the keys are the input's: the option is only pressed. */
export const GoToOption = ({ id, item, isActive, onOpen }: GoToOptionProps) => {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onOpen(event.ctrlKey || event.metaKey || event.button === 1)
  }
  return (
    <a
      id={id}
      role="option"
      className={styles.option}
      href={item.href ?? '#'}
      tabIndex={-1}
      aria-selected={isActive}
      data-focused={isActive || undefined}
      onMouseDown={event => event.preventDefault()}
      onClick={press}
      onAuxClick={event => event.button === 1 && press(event)}
    >
      <Drawing path={item.icon} />
      <span className={classes(styles.name, item.isRest && styles.rest)}>
        {item.name.map(({ text, found }, at) =>
          found ? (
            <mark key={at} className={styles.match}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>{' '}
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
      {isActive && <Drawing path={drawings.enter} className={styles.enter} />}
    </a>
  )
}
