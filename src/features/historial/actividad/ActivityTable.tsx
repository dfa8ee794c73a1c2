import {
  Fragment,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import type { Entrada } from '@/shared/history'
import { ActivityLine } from '@/features/historial/actividad/ActivityLine'
import { Unfolded } from '@/features/historial/actividad/Unfolded'
import { dayInWords, linesOf } from '@/features/historial/actividad/days'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { dropLook, gridLook } from '@/ui/grid/gridLook'
import { rowIn } from '@/ui/grid/rowIn'
import { opensElsewhere, rowLinks } from '@/ui/grid/rowLinks'
import { pixels } from '@/ui/grid/rowSizes'
import { SkeletonRows } from '@/ui/grid/SkeletonRows'
import { Spacer } from '@/ui/grid/Spacer'
import { useGrid } from '@/ui/grid/useGrid'
import { useRovingRow } from '@/ui/grid/useRovingRow'
import { toggledIn } from '@/ui/toggledIn'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/features/historial/actividad/ActivityTable.module.css'

const COLUMNS = [
  { key: 'hora', title: 'Hora', className: styles.timeColumn },
  { key: 'quien', title: 'Quién', className: classes(styles.userColumn, dropLook(1)) },
  { key: 'que', title: 'Qué hizo', className: styles.verbColumn },
  { key: 'registro', title: 'Registro', className: styles.recordColumn },
  { key: 'cambios', title: 'Cambios' },
]
const DAY_HEIGHT = 30
/** Estimated height of an unfolded entry, in pixels, before it is measured. */
const UNFOLDED_HEIGHT = 120
/** Number of rows below the visible ones at which the next page is requested. */
const AHEAD = 30

/** Methods that the page calls. */
export interface ActivityTableHandle {
  /** Scrolls the first entry into view and focuses it. */
  focusFirst: () => void
}

interface ActivityTableProps {
  /** Scrolling element. */
  scroller: RefObject<HTMLDivElement | null>
  /** null until the first page is loaded. */
  entradas: readonly Entrada[] | null
  /** Number of entries; null when there are more than were counted. */
  total: number | null
  /** Requests the next page; null when there is none, or during the request. */
  onMore: (() => void) | null
  onOpen: (entrada: Entrada) => void
  handle: Ref<ActivityTableHandle>
}

/** True for an entry of one record, which can be opened; a run unfolds in place. */
const opens = ({ registros }: Entrada): boolean => registros === 1

const entryOf = (event: SyntheticEvent): number | null => rowIn(event, 'entry')

/** Button of a line, which handles click and Enter itself. */
const isToggle = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest('[data-toggle]') !== null

/** Activity by day, latest first; only the visible lines and the line of their day are in the document [HI-05]. */
export const ActivityTable = ({ scroller, entradas: known, total, onMore, onOpen, handle }: ActivityTableProps) => {
  // Deferred: a page of fifty entries that arrives while the user scrolls is rendered between the frames.
  const entradas = useDeferredValue(known)
  const stacked = useMediaQuery(PHONE)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set())
  const isUnfolded = (key: string) => unfolded.has(key)
  const toggle = (key: string) => setUnfolded(before => toggledIn(before, key))
  const lines = useMemo(() => linesOf(entradas ?? [], ({ id }) => unfolded.has(String(id))), [entradas, unfolded])
  const [now] = useState(() => Date.now())
  const days = useMemo(() => lines.flatMap((line, at) => (line.kind === 'day' ? [at] : [])), [lines])
  const places = useMemo(() => lines.flatMap((line, at) => (line.kind === 'entry' ? [at] : [])), [lines])
  const { active, setActive, follow } = useRovingRow(places.length)
  const top = useRef(entradas?.[0]?.id)
  // New entries at the top shift the others: the focused row stays the tab stop.
  const followRow = useEffectEvent(() => {
    const moved = entradas?.findIndex(({ id }) => id === top.current) ?? -1
    top.current = entradas?.[0]?.id
    if (moved > 0 && scroller.current?.contains(document.activeElement)) setActive(active + moved)
  })
  useLayoutEffect(() => followRow(), [entradas])
  const row = pixels(stacked ? '--row-touch' : '--row')

  const { items, end, measure, focusRow } = useGrid({
    count: lines.length,
    scroller: () => scroller.current,
    estimate: at => ({ day: DAY_HEIGHT, entry: row, unfolded: UNFOLDED_HEIGHT })[lines[at]?.kind ?? 'entry'],
    // Heights by entry, because lines are added and removed.
    getItemKey: at => lines[at]?.key ?? at,
    overscan: 6,
    kept: places[active],
    titles: days,
    stacked,
    coveredTop: DAY_HEIGHT,
  })
  useImperativeHandle(handle, () => ({ focusFirst: () => focusRow(places[0] ?? 0) }))
  const last = items.at(-1)?.index ?? 0
  const isNearEnd = lines.length > 0 && last >= lines.length - AHEAD
  useEffect(() => {
    if (isNearEnd) onMore?.()
  }, [isNearEnd, onMore])

  const open = (event: SyntheticEvent) => {
    const entrada = entradas?.[entryOf(event) ?? -1]
    if (!entrada) return
    if (opens(entrada) && !isToggle(event)) onOpen(entrada)
    else toggle(String(entrada.id))
  }
  const followClick = (event: MouseEvent) => {
    // Links inside an unfolded entry handle their clicks.
    if (entryOf(event) === null || opensElsewhere(event)) return
    event.preventDefault()
    open(event)
  }
  /** Keys of a tree: → unfolds, ← folds. */
  const fold = (key: string, at: number) => {
    const id = String(entradas?.[at]?.id)
    if (isUnfolded(id) === (key === 'ArrowLeft')) toggle(id)
  }
  const followKey = (event: KeyboardEvent) => {
    const from = entryOf(event)
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && !isToggle(event)) open(event)
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') fold(event.key, from)
    const to = follow(event, from)
    if (to !== null) focusRow(places[to] ?? 0)
  }

  return (
    <div className={gridLook.scroll} ref={scroller}>
      <table
        className={classes(gridLook.list, styles.table)}
        role="grid"
        aria-label="Actividad"
        aria-rowcount={total === null ? -1 : total + 1}
        aria-busy={entradas === null}
        onClick={followClick}
        {...rowLinks}
        onKeyDown={followKey}
        onFocus={event => setActive(entryOf(event) ?? active)}
      >
        <colgroup>
          <col span={COLUMNS.length - 1} />
          <col className={styles.lastColumn} />
        </colgroup>
        <GridHead columns={COLUMNS} />
        {entradas === null && <SkeletonRows columns={COLUMNS} />}
        <tbody role="rowgroup">
          {items.map(({ index, gap }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <Fragment key={line.key}>
                {gap > 0 && <Spacer columns={COLUMNS.length} height={gap} />}
                {line.kind === 'day' ? (
                  <tr role="row" className={classes(gridLook.group, styles.day)} data-index={index} ref={measure}>
                    <th role="rowheader" scope="rowgroup" colSpan={COLUMNS.length}>
                      {dayInWords(line.day, now)}
                    </th>
                  </tr>
                ) : line.kind === 'unfolded' ? (
                  <tr role="row" className={styles.unfolded} data-index={index} ref={measure}>
                    <td role="gridcell" colSpan={COLUMNS.length}>
                      <Unfolded entrada={line.entrada} isUnfolded={isUnfolded} onToggle={toggle} />
                    </td>
                  </tr>
                ) : (
                  <ActivityLine
                    entrada={line.entrada}
                    index={line.index}
                    time={line.time}
                    line={index}
                    isTabStop={line.index === active}
                    isUnfolded={isUnfolded(String(line.entrada.id))}
                    measure={measure}
                  />
                )}
              </Fragment>
            )
          })}
          {end > 0 && <Spacer columns={COLUMNS.length} height={end} />}
        </tbody>
      </table>
    </div>
  )
}
