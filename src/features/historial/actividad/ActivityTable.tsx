import {
  Fragment,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import type { Entrada } from '@/shared/history'
import { ActivityLine } from '@/features/historial/actividad/ActivityLine'
import { Unfolded } from '@/features/historial/actividad/Unfolded'
import { dayInWords, linesOf } from '@/features/historial/actividad/days'
import { classes } from '@/ui/classes'
import { SkeletonRows } from '@/ui/table/SkeletonRows'
import { Spacer } from '@/ui/table/Spacer'
import { gapsOf, keeping, ROW_HEIGHT } from '@/ui/table/inSight'
import { bringIntoSight, useRowsInSight } from '@/ui/table/useRowsInSight'
import { rowReached } from '@/ui/table/rowReached'
import { pixels } from '@/ui/table/rowSizes'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import table from '@/ui/table/DataTable.module.css'
import styles from '@/features/historial/actividad/Activity.module.css'

const TITLES = ['Hora', 'Quién', 'Qué hizo', 'Registro', 'Cambios']
const COLUMNS = TITLES.map(title => ({ title }))
const DAY_HEIGHT = 30
/** Estimated height of an unfolded entry, in pixels, before it is measured. */
const UNFOLDED_HEIGHT = 120
/** More is asked for while so many are still below what shows. */
const AHEAD = 30

interface ActivityTableProps {
  /** null until the first have come. */
  entradas: readonly Entrada[] | null
  /** null: more than were counted. */
  total: number | null
  /** Null where there are no more, or where they are on their way. */
  onMore: (() => void) | null
  onOpen: (entrada: Entrada) => void
}

/** Runs unfold in place: there is no single record to open. */
const opens = ({ registros }: Entrada): boolean => registros === 1

const entryOf = ({ target }: SyntheticEvent): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
  return row ? Number(row.dataset['entry']) : null
}

/** The button of a line, which a click and Enter press by themselves. */
const isToggle = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest('[data-toggle]') !== null

/** What happened, by day, the latest first: only the lines in sight are in the document, and the line of their day [HI-05]. */
export const ActivityTable = ({ entradas: known, total, onMore, onOpen }: ActivityTableProps) => {
  // A page of fifty that comes while somebody scrolls is drawn between the frames.
  const entradas = useDeferredValue(known)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const stacked = useMediaQuery(PHONE)
  const [chosen, setActive] = useState(0)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set())
  const isUnfolded = (clave: string) => unfolded.has(clave)
  const toggle = (clave: string) =>
    setUnfolded(before => {
      const next = new Set(before)
      if (!next.delete(clave)) next.add(clave)
      return next
    })
  const lines = useMemo(() => linesOf(entradas ?? [], ({ id }) => unfolded.has(String(id))), [entradas, unfolded])
  const [now] = useState(() => Date.now())
  const days = useMemo(() => lines.flatMap((line, at) => (line.kind === 'day' ? [at] : [])), [lines])
  const places = useMemo(() => lines.flatMap((line, at) => (line.kind === 'entry' ? [at] : [])), [lines])
  const active = Math.min(chosen, Math.max(0, places.length - 1))
  const awaited = useRef<number | null>(null)
  const head = stacked ? 0 : (pixels('--row') ?? ROW_HEIGHT)
  const row = pixels(stacked ? '--row-touch' : '--row') ?? ROW_HEIGHT

  const virtualizer = useRowsInSight({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: at => ({ day: DAY_HEIGHT, entry: row, unfolded: UNFOLDED_HEIGHT })[lines[at]?.kind ?? 'entry'],
    // Lines that come and go keep the heights of the others.
    getItemKey: at => lines[at]?.key ?? at,
    overscan: 6,
    paddingStart: head,
    scrollPaddingStart: head + DAY_HEIGHT,
    // The day that is being read stays at the top, however far its line has gone.
    rangeExtractor: range =>
      keeping(
        places[active],
        days.findLast(at => at <= range.startIndex),
      )(range),
  })
  const { items, end } = gapsOf(virtualizer.getVirtualItems(), head, virtualizer.getTotalSize())
  const last = items.at(-1)?.index ?? 0
  const isNearEnd = lines.length > 0 && last >= lines.length - AHEAD
  useEffect(() => {
    if (isNearEnd) onMore?.()
  }, [isNearEnd, onMore])
  useLayoutEffect(() => {
    if (awaited.current === null) return
    const found = scroller?.querySelector<HTMLElement>(`[data-entry="${awaited.current}"]`)
    if (!found) return
    awaited.current = null
    found.focus({ preventScroll: true })
  })

  const open = (event: SyntheticEvent) => {
    const entrada = entradas?.[entryOf(event) ?? -1]
    if (!entrada) return
    if (opens(entrada) && !isToggle(event)) onOpen(entrada)
    else toggle(String(entrada.id))
  }
  /** Keys of a tree: → unfolds, ← folds. */
  const fold = (key: string, at: number) => {
    const clave = String(entradas?.[at]?.id)
    if (isUnfolded(clave) === (key === 'ArrowLeft')) toggle(clave)
  }
  const followKey = (event: KeyboardEvent) => {
    const from = entryOf(event)
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && !isToggle(event)) open(event)
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') fold(event.key, from)
    const to = rowReached(event.key, from, places.length - 1)
    if (to === null) return
    event.preventDefault()
    setActive(to)
    awaited.current = to
    scroller?.querySelector<HTMLElement>(`[data-entry="${to}"]`)?.focus({ preventScroll: true })
    bringIntoSight(virtualizer, places[to] ?? 0)
  }

  return (
    <div className={table.scroll} ref={setScroller}>
      <table
        className={classes(table.table, styles.table)}
        role="grid"
        aria-label="Actividad"
        aria-rowcount={total === null ? -1 : total + 1}
        aria-busy={entradas === null}
        onClick={open}
        onKeyDown={followKey}
        onFocus={event => setActive(entryOf(event) ?? active)}
      >
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- on a phone it is no table box, which would take the role away */}
        <thead className={table.head} role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {TITLES.map((title, at) => (
              <th key={title} role="columnheader" scope="col" className={at === 1 ? table.drop1 : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {entradas === null && <SkeletonRows columns={COLUMNS} />}
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- as above */}
        <tbody className={table.body} role="rowgroup">
          {items.map(({ index, gap }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <Fragment key={line.key}>
                {gap > 0 && <Spacer columns={TITLES.length} height={gap} />}
                {line.kind === 'day' ? (
                  <tr role="row" className={styles.day} data-index={index} ref={virtualizer.measureElement}>
                    <th scope="rowgroup" colSpan={TITLES.length}>
                      {dayInWords(line.day, now)}
                    </th>
                  </tr>
                ) : line.kind === 'unfolded' ? (
                  <tr role="row" className={styles.unfolded} data-index={index} ref={virtualizer.measureElement}>
                    <td role="gridcell" colSpan={TITLES.length}>
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
                    measure={virtualizer.measureElement}
                  />
                )}
              </Fragment>
            )
          })}
          {end > 0 && <Spacer columns={TITLES.length} height={end} />}
        </tbody>
      </table>
    </div>
  )
}
