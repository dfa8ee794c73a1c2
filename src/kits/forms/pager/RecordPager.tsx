import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { goTo, placeNow } from '@/kits/forms/pager/place'
import { recordTurned, selectLeft, selectTurn, turnEnded, type Turn } from '@/kits/lists/store/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/buttons/IconButton'
import { sheet } from '@/ui/frame/sheet'
import styles from '@/kits/forms/pager/RecordPager.module.css'
import type { RootState } from '@/store/rootState'

interface NamedRecord {
  id: number
}

/** List from which records are opened. */
export interface PagedList<R extends NamedRecord = NamedRecord> {
  /** Storage key of the list. */
  key: string
  /** Name of the list: "Lista de productos acabados". */
  label: string
  /** Noun of a record: "Producto". */
  kind: string
  selectEntities(root: RootState): Record<number, R>
  nameOf(record: R): string
}

interface RecordPagerProps<R extends NamedRecord> {
  list: PagedList<R>
  id: number
  locale: string
  onLocale: (locale: string) => void
  /** Opens another record, after the question about unsaved changes. */
  onTurn: (id: number) => void
  /** The record is still loading: its sections cannot be scrolled to. */
  isLoading?: boolean
}

/** True if no element or an element of the page has the focus: the user has not moved it elsewhere. */
const isFocusLeft = (): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || sheet()?.contains(activeElement) !== false
}

/**
 * Buttons for the previous and the next record, in the list from which the record was opened and in its order of that moment [LS-07]; nothing
 * for a record that is not in the list. Styles of the page head and the language selector select `data-pager`; `--pager: none` hides the pager.
 */
export const RecordPager = <R extends NamedRecord>({ list, id, locale, onLocale, onTurn, isLoading = false }: RecordPagerProps<R>) => {
  const dispatch = useAppDispatch()
  const left = useAppSelector(selectLeft)
  const turn = useAppSelector(selectTurn)
  const byId = useAppSelector(list.selectEntities)
  const group = useRef<HTMLDivElement>(null)
  const placeId = useId()

  // Skips records deleted since.
  const ids = useMemo(() => (left?.list === list.key ? left.ids.filter(each => byId[each]) : []), [left, byId, list.key])
  const at = ids.indexOf(id)

  const arrive = useEffectEvent(() => {
    if (turn?.list !== list.key || turn.id !== id) return
    if (isFocusLeft()) group.current?.querySelector<HTMLElement>(`[data-side=${turn.side}]`)?.focus({ preventScroll: true })
    if (isLoading) return
    if (turn.locale !== locale) onLocale(turn.locale)
    goTo(turn.place)
    dispatch(turnEnded())
  })
  useLayoutEffect(() => arrive(), [])

  if (at < 0) return null
  const neighbour = (place: number): R | undefined => {
    const other = ids[place]
    return other === undefined ? undefined : byId[other]
  }
  const button = (side: Turn['side'], label: string, to: R | undefined) => (
    <IconButton
      data-side={side}
      icon={side === 'previous' ? 'chevron-left' : 'chevron-right'}
      label={to ? `${label}: ${list.nameOf(to)}` : label}
      title={to ? `${label}: ${list.nameOf(to)}` : label}
      aria-describedby={placeId}
      aria-disabled={!to || undefined}
      data-disabled={!to || undefined}
      onPress={() => {
        if (!to || isLoading) return
        dispatch(recordTurned({ list: list.key, id: to.id, side, locale, place: placeNow() }))
        onTurn(to.id)
      }}
    />
  )
  return (
    <div ref={group} className={styles.pager} role="group" aria-label={list.label} data-pager>
      {button('previous', 'Anterior', neighbour(at - 1))}
      <span className={styles.place} id={placeId}>
        <span className="visually-hidden">{list.kind} </span>
        {at + 1} de {ids.length}
      </span>
      {button('next', 'Siguiente', neighbour(at + 1))}
    </div>
  )
}
