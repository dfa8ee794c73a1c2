import type { MouseEvent } from 'react'
import type { NamePart } from '@/app/goto/matches'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { classes } from '@/ui/classes'
import styles from '@/app/goto/GoToOption.module.css'

export interface GoToItem {
  key: string
  icon: IconName
  /** Name in pieces, with the matches marked. */
  name: readonly NamePart[]
  detail: string
  /** Address; an option without one is no link. */
  href?: string
  /** Option that leads to the other results of its group. */
  isRest?: boolean
}

interface GoToOptionProps {
  id: string
  item: GoToItem
  isActive: boolean
  onOpen: (elsewhere: boolean) => void
}

/** Option of the list. Focus and keys stay with the input, so that the option can only be pressed. */
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
      <Icon name={item.icon} />
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
      {isActive && <Icon name="enter" />}
    </a>
  )
}
