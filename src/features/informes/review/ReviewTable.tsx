import { Fragment, useLayoutEffect, useMemo, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { selectOpenedCell } from '@/features/informes/slice'
import { hasFillings } from '@/features/informes/revision'
import type { Fila, Revision } from '@/shared/review'
import type { TableView } from '@/shared/tableView'
import { revisionList } from '@/features/informes/review/list'
import { ReviewLine } from '@/features/informes/review/ReviewLine'
import { useAppSelector } from '@/store/hooks'
import { classes } from '@/ui/classes'
import { sheet } from '@/ui/frame/sheet'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { rowIn } from '@/ui/grid/rowIn'
import { pixels } from '@/ui/grid/rowSizes'
import { SkeletonRows } from '@/ui/grid/SkeletonRows'
import { Spacer } from '@/ui/grid/Spacer'
import { useAbove } from '@/ui/grid/useAbove'
import { useGrid } from '@/ui/grid/useGrid'
import { useRememberedScroll } from '@/ui/table/useRememberedScroll'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/features/informes/review/ReviewTable.module.css'

interface ReviewTableProps {
  idioma: string
  /** Null while loading. */
  revision: Revision | null
  /** Visible rows, in order. */
  filas: readonly Fila[]
  /** Remembered view; `scroll` is the position of the page. */
  view: TableView
  onViewChange: (view: TableView) => void
}

/** Typical number of links in a line. */
const LINKS_IN_LINE = 5
const LINE_HEIGHT = 24
const PADDING = 9
/** Heights on phones: of a link, which has a line of its own, and of the content above the links. */
const LINK_HEIGHT = 32
const ABOVE_LINKS = 57
const WHERE = { key: 'donde', title: 'Dónde', unsorted: true }

/** Estimated height of a row, used until it is measured; a good estimate avoids shifts. */
const heightOf = (links: number, stacked: boolean, row: number): number =>
  stacked ? ABOVE_LINKS + LINK_HEIGHT * links : Math.max(row, PADDING + LINE_HEIGHT * Math.ceil(links / LINKS_IN_LINE))

/** Table of products with missing cells. Only the visible rows and the focused one are in the document; the page itself scrolls. */
export const ReviewTable = ({ idioma, revision, filas, view, onViewChange }: ReviewTableProps) => {
  const { sort } = view
  const { body, above } = useAbove()
  const isBack = useNavigationType() === NavigationType.Pop
  const cell = useAppSelector(selectOpenedCell)
  const [opened] = useState(isBack ? cell : null)
  const [returned] = useState(() => filas.findIndex(({ id }) => id === opened?.id))
  const [focused, setFocused] = useState(returned)
  const stacked = useMediaQuery(PHONE)
  const titulos = useMemo(() => new Map(revision?.columnas.map(({ columna, titulo }) => [columna, titulo])), [revision])
  const filled = revision !== null && hasFillings(revision)
  const columns = [
    ...revisionList.columns
      .filter(({ key }) => filled || key !== 'es_ES')
      .map(column => ({ ...column, className: column.numeric && styles.numberColumn })),
    WHERE,
  ]
  const row = pixels('--row')

  const { items, end, measure } = useGrid({
    count: filas.length,
    scroller: sheet,
    estimate: index => heightOf(filas[index]?.celdas.length ?? 0, stacked, row),
    overscan: 8,
    kept: focused,
    stacked,
    above,
  })
  const remember = useRememberedScroll(scroll => {
    if (scroll !== view.scroll) onViewChange({ ...view, scroll })
  })
  const [scroll] = useState(view.scroll)
  // Layout effect: the listener must be gone before the next page scrolls to its top.
  useLayoutEffect(() => {
    const scroller = sheet()
    if (!scroller) return
    if (scroll > 0) scroller.scrollTop = scroll
    const follow = () => remember(scroller.scrollTop)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [scroll, remember])
  // Row mounted from the first render on, in view or not. A cell completed meanwhile has no link.
  useLayoutEffect(() => {
    if (opened) body.current?.querySelector<HTMLElement>(`[data-index="${returned}"] [data-columna="${opened.columna}"]`)?.focus()
  }, [body, opened, returned])
  const sortBy = (key: string) => {
    const descending = key === sort.column ? !sort.descending : (revisionList.columns.find(column => column.key === key)?.numeric ?? false)
    onViewChange({ ...view, sort: { column: key, descending } })
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes the focus of its links only
    <table
      className={classes(gridLook.table, styles.table)}
      role="table"
      aria-label="Productos con celdas por completar"
      aria-rowcount={revision === null ? -1 : filas.length + 1}
      onFocus={event => setFocused(rowIn(event) ?? -1)}
    >
      <GridHead columns={columns} sort={sort} onSort={sortBy} />
      {revision === null ? (
        <SkeletonRows columns={columns} />
      ) : (
        <tbody ref={body} role="rowgroup">
          {items.map(({ index, gap }) => {
            const fila = filas[index]
            if (!fila) return null
            return (
              <Fragment key={fila.id}>
                {gap > 0 && <Spacer columns={columns.length} height={gap} />}
                <ReviewLine fila={fila} idioma={idioma} titulos={titulos} hasFillings={filled} index={index} measure={measure} />
              </Fragment>
            )
          })}
          {end > 0 && <Spacer columns={columns.length} height={end} />}
        </tbody>
      )}
    </table>
  )
}
