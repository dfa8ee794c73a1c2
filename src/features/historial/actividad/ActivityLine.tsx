import { memo, type Ref } from 'react'
import { whoOf } from '@/kits/history/model/author'
import type { Entrada } from '@/shared/history'
import { plainName } from '@/shared/richName'
import { verbOf, verbs, describedEntry } from '@/features/historial/actividad/words'
import { hrefOf } from '@/features/historial/actividad/places'
import { UnfoldButton } from '@/features/historial/actividad/UnfoldButton'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import { dropLook, gridLook } from '@/ui/grid/gridLook'
import { nameLink } from '@/ui/grid/rowLinks'
import { RichName } from '@/ui/RichName'
import styles from '@/features/historial/actividad/ActivityLine.module.css'

interface ActivityLineProps {
  entrada: Entrada
  /** Index among the entries. */
  index: number
  time: string
  /** Tab stop among the rows. */
  isTabStop: boolean
  isUnfolded: boolean
  measure: Ref<HTMLTableRowElement>
  line: number
}

/** Entry in words. The table handles clicks and keys. */
export const ActivityLine = memo(({ entrada, index, time, isTabStop, isUnfolded, measure, line }: ActivityLineProps) => {
  const verb = verbOf(entrada)
  const { name, kind, what } = describedEntry(entrada)
  const href = hrefOf(entrada)
  return (
    <tr
      ref={measure}
      role="row"
      className={classes(gridLook.row, styles.entry)}
      data-index={line}
      data-entry={index}
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
    >
      <td role="gridcell" className={classes(gridLook.meta, styles.time)}>
        <span className={styles.when}>
          <UnfoldButton data-toggle name={name} isOpen={isUnfolded} tabIndex={isTabStop ? 0 : -1} />
          {time}
        </span>
      </td>
      <td role="gridcell" className={classes(gridLook.meta, dropLook(1))}>
        {whoOf(entrada)}
      </td>
      <td role="gridcell" className={gridLook.meta}>
        <span className={classes(styles.verb, verb === 'eliminado' && styles.deleted)}>
          <Icon name={verbs[verb].icon} />
          {verbs[verb].label}
        </span>
      </td>
      <td role="gridcell" className={gridLook.main} title={plainName(name)}>
        <span className={styles.registro}>
          <span className={styles.whole}>
            {href === undefined ? (
              <RichName text={name} />
            ) : (
              <a {...nameLink} href={href}>
                <RichName text={name} />
              </a>
            )}
          </span>{' '}
          <span className={styles.kind}>{kind}</span>
        </span>
      </td>
      <td role="gridcell" className={styles.what} title={what || undefined}>
        {what}
      </td>
    </tr>
  )
})
ActivityLine.displayName = 'ActivityLine'
