import { Fragment, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReviewedCell, ReviewedRow } from '@/features/importar/model/types'
import { widthOf, type ReviewColumn, type ReviewColumns } from '@/features/importar/review/columns'
import { LinesDetail } from '@/features/importar/review/LinesDetail'
import { ReviewLine } from '@/features/importar/review/ReviewLine'
import { classes } from '@/ui/classes'
import { sheet } from '@/ui/frame/sheet'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { rowIn } from '@/ui/grid/rowIn'
import { Spacer } from '@/ui/grid/Spacer'
import { useAbove } from '@/ui/grid/useAbove'
import { useGrid } from '@/ui/grid/useGrid'
import { toggledIn } from '@/ui/toggledIn'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/features/importar/review/ReviewTable.module.css'

interface ReviewTableProps {
  /** Filtered rows. */
  rows: readonly ReviewedRow[]
  columns: ReviewColumns
  /** Visible columns besides file, code and name. */
  shown: readonly ReviewColumn[]
}

type Line = { row: ReviewedRow; isDetail: boolean }

const ROW = 36
const SECOND_LINE = 20
const DETAIL = 64
const LINE = 28
const STACKED = 84
const STACKED_VALUE = 26

/** Number of characters per rem. */
const CHARACTERS = 2.4

/** Number of text lines of a cell; a change also shows the value before. */
const textLines = (cell: ReviewedCell | undefined, column: ReviewColumn): number => {
  if (cell?.state !== 'changed' && cell?.state !== 'emptied') return 1
  return Math.ceil((cell.before.length + cell.after.length) / (widthOf(column) * CHARACTERS))
}

/** Estimated height of a line, used until it is measured; a low estimate mounts rows that are out of sight, in a long task. */
const estimatedHeight = ({ row, isDetail }: Line, shown: readonly ReviewColumn[], stacked: boolean): number => {
  if (isDetail) return DETAIL + LINE * (row.lines?.shown.filter(({ state }) => state !== 'same').length ?? 0)
  if (stacked) return STACKED + STACKED_VALUE * row.changes.length
  const isNoted = row.state === 'error' || row.state === 'repeated' || row.candidates.length > 0
  const lines = shown.reduce((most, column) => Math.max(most, textLines(row.cells[column.column], column)), isNoted ? 2 : 1)
  return ROW + SECOND_LINE * (lines - 1)
}

/** True for keys in dialogs and open menus, which handle their own. */
const isOverPage = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"], [role="menu"]') !== null

const Title = ({ title, locale }: { title: string; locale: string | null }) => (
  <>
    {title}
    {locale !== null && <span className={styles.locale}> {locale}</span>}
  </>
)

/** Virtual table of the rows, before and after: only visible rows and the focused one are in the document [IX-03, IX-09]. */
export const ReviewTable = ({ rows, columns, shown }: ReviewTableProps) => {
  const stacked = useMediaQuery(PHONE)
  const scroller = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [focused, setFocused] = useState(-1)
  const toggle = useCallback((number: number) => setOpened(before => toggledIn(before, number)), [])
  const lines = useMemo(
    () =>
      rows.flatMap((row): Line[] =>
        opened.has(row.number) && row.lines
          ? [
              { row, isDetail: false },
              { row, isDetail: true },
            ]
          : [{ row, isDetail: false }],
      ),
    [rows, opened],
  )
  const heights = useMemo(() => lines.map(line => estimatedHeight(line, shown, stacked)), [lines, shown, stacked])
  const { body, above } = useAbove(stacked)
  const { items, end, measure, focusRow } = useGrid({
    count: lines.length,
    scroller: () => (stacked ? sheet() : scroller.current),
    estimate: index => heights[index] ?? ROW,
    overscan: 6,
    kept: focused,
    getItemKey: index => `${lines[index]?.row.number ?? index}${lines[index]?.isDetail ? ' detail' : ''}`,
    stacked,
    ...(stacked && { above }),
  })
  const toError = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined
    if (step === undefined || isOverPage(event)) return
    event.preventDefault()
    event.stopPropagation()
    const errors = lines.flatMap(({ row, isDetail }, at) => (row.state === 'error' && !isDetail ? [at] : []))
    const from = rowIn(event) ?? (step > 0 ? -1 : lines.length)
    const to = step > 0 ? (errors.find(at => at > from) ?? errors[0]) : (errors.findLast(at => at < from) ?? errors.at(-1))
    if (to !== undefined) focusRow(to, `[data-index="${to}"] > th`)
  })
  // Listens on the window, for any focus; in the capture phase, because controls stop the propagation of their keys.
  useEffect(() => {
    const follow = (event: KeyboardEvent) => toError(event)
    window.addEventListener('keydown', follow, true)
    return () => window.removeEventListener('keydown', follow, true)
  }, [])
  const hasLines = columns.lines.length > 0
  const count = shown.length + (columns.code === null ? 2 : 3) + (hasLines ? 1 : 0)
  const head = [
    { key: 'fila', title: 'Fila' },
    ...(columns.code === null ? [] : [{ key: 'codigo', title: columns.code, className: styles.codeHead }]),
    { key: 'nombre', title: <Title title={columns.name} locale="es_ES" />, className: styles.nameHead },
    ...shown.map(({ column, title, locale }) => ({ key: String(column), title: <Title title={title} locale={locale} /> })),
    ...(hasLines ? [{ key: 'composicion', title: 'Composición' }] : []),
  ]
  return (
    <div
      className={classes(gridLook.scroll, styles.scroll)}
      ref={scroller}
      role="region"
      aria-label="Filas del archivo, antes y después"
      aria-keyshortcuts="Alt+ArrowDown Alt+ArrowUp"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the region scrolls both ways, and few rows have a control to focus
      tabIndex={0}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handler only stores the focused row */}
      <table
        className={classes(gridLook.table, styles.table, columns.code === null && styles.uncoded)}
        role="table"
        aria-label="Filas del archivo"
        aria-rowcount={lines.length + 1}
        onFocus={event => setFocused(rowIn(event) ?? -1)}
      >
        <colgroup>
          <col className={styles.fileColumn} />
          {columns.code !== null && <col className={styles.codeColumn} />}
          <col className={styles.nameColumn} />
          {shown.map(each => (
            <col key={each.column} style={{ width: `${widthOf(each)}rem` }} />
          ))}
          {hasLines && <col className={styles.linesColumn} />}
        </colgroup>
        <GridHead columns={head} />
        <tbody role="rowgroup" ref={body}>
          {items.map(({ index, gap }) => {
            const line = lines[index]
            if (!line) return null
            const { row, isDetail } = line
            return (
              <Fragment key={isDetail ? `${row.number} detail` : row.number}>
                {gap > 0 && <Spacer columns={count} height={gap} />}
                {isDetail && row.lines ? (
                  <tr ref={measure} role="row" className={styles.detail} data-index={index} aria-rowindex={index + 2}>
                    <td role="cell" colSpan={count}>
                      <div className={styles.opened}>
                        <LinesDetail lines={row.lines} name={row.name} />
                      </div>
                    </td>
                  </tr>
                ) : (
                  <ReviewLine {...{ row, columns, shown, measure }} line={index} isOpen={opened.has(row.number)} onToggle={toggle} />
                )}
              </Fragment>
            )
          })}
          {end > 0 && <Spacer columns={count} height={end} />}
        </tbody>
      </table>
    </div>
  )
}
