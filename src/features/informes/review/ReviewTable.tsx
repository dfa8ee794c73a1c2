/* eslint-disable jsx-a11y/no-redundant-roles -- on a phone it is no table box, which would take the roles away */
import { Fragment, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react'
import { hasFillings } from '@/features/informes/revision'
import type { Fila, Revision } from '@/shared/review'
import type { TableView } from '@/shared/tableView'
import { revisionList } from '@/features/informes/review/list'
import { ReviewLine } from '@/features/informes/review/ReviewLine'
import { Icon } from '@/ui/buttons/Icon'
import { SHEET_ID } from '@/ui/frame/sheet'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { gapsOf, keeping, ROW_HEIGHT } from '@/ui/table/inSight'
import { useRowsInSight } from '@/ui/table/useRowsInSight'
import { pixels } from '@/ui/table/rowSizes'
import { SkeletonRows } from '@/ui/table/SkeletonRows'
import { Spacer } from '@/ui/table/Spacer'
import { useRememberedScroll } from '@/ui/table/useRememberedScroll'
import table from '@/ui/table/DataTable.module.css'
import styles from '@/features/informes/review/Review.module.css'

interface ReviewTableProps {
  idioma: string
  /** Null until it has come. */
  revision: Revision | null
  /** What of it shows, in its order. */
  filas: readonly Fila[]
  /** Its scroll is that of the page. */
  view: TableView
  onViewChange: (view: TableView) => void
}

/** So many links about stand in a line. */
const LINKS_IN_LINE = 5
const LINE_HEIGHT = 24
const PADDING = 9
/** A link on a phone, where each has a line, and what is above the links of a row. */
const LINK_HEIGHT = 32
const ABOVE_LINKS = 57
const WHERE = { key: 'donde', title: 'Dónde' }

/** How high a row will about be: it is measured once it is there, and the nearer this is, the less moves then. */
const heightOf = (links: number, stacked: boolean, row: number): number =>
  stacked ? ABOVE_LINKS + LINK_HEIGHT * links : Math.max(row, PADDING + LINE_HEIGHT * Math.ceil(links / LINKS_IN_LINE))

const sheet = () => document.getElementById(SHEET_ID)

/** The products that want something; only those in sight are in the document, and the one that has the focus: the page itself scrolls. */
export const ReviewTable = ({ idioma, revision, filas, view, onViewChange }: ReviewTableProps) => {
  const { sort } = view
  const body = useRef<HTMLTableSectionElement>(null)
  const [above, setAbove] = useState(0)
  const [focused, setFocused] = useState(-1)
  const stacked = useMediaQuery(PHONE)
  const titulos = useMemo(() => new Map(revision?.columnas.map(({ columna, titulo }) => [columna, titulo])), [revision])
  const filled = revision !== null && hasFillings(revision)
  const sorted = revisionList.columns.filter(({ key }) => filled || key !== 'es_ES')
  const columns = [...sorted, WHERE]
  const row = pixels('--row') ?? ROW_HEIGHT

  const virtualizer = useRowsInSight({
    count: filas.length,
    getScrollElement: sheet,
    estimateSize: index => heightOf(filas[index]?.celdas.length ?? 0, stacked, row),
    overscan: 8,
    scrollMargin: above,
    rangeExtractor: keeping(focused),
  })
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what stands above grows and shrinks unasked: it is measured whenever this is drawn
  useLayoutEffect(() => {
    const scroller = sheet()
    if (!scroller || !body.current) return
    const next = Math.round(body.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop)
    if (next !== above) setAbove(next)
  })
  const remember = useRememberedScroll(scroll => {
    if (scroll !== view.scroll) onViewChange({ ...view, scroll })
  })
  const [scroll] = useState(view.scroll)
  // Before the page gives way to another one, which scrolls to its top.
  useLayoutEffect(() => {
    const scroller = sheet()
    if (!scroller) return
    if (scroll > 0) scroller.scrollTop = scroll
    const follow = () => remember(scroller.scrollTop)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [scroll, remember])
  const noteFocus = ({ target }: FocusEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    setFocused(line ? Number(line.dataset['index']) : -1)
  }

  const { items, end } = gapsOf(virtualizer.getVirtualItems(), above, above + virtualizer.getTotalSize())
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears which of its links has the focus
    <table
      className={styles.table}
      role="table"
      aria-label="Productos con celdas por completar"
      aria-rowcount={revision === null ? -1 : filas.length + 1}
      onFocus={noteFocus}
    >
      <thead className={styles.tableHead} role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {sorted.map(({ key, title, numeric = false }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={numeric ? styles.number : undefined}
              aria-sort={key === sort.column ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              <button
                type="button"
                className={table.sort}
                onClick={() =>
                  onViewChange({ ...view, sort: { column: key, descending: key === sort.column ? !sort.descending : numeric } })
                }
              >
                {title}
                <Icon name="sort" />
              </button>
            </th>
          ))}
          <th role="columnheader" scope="col">
            {WHERE.title}
          </th>
        </tr>
      </thead>
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
                <ReviewLine
                  fila={fila}
                  idioma={idioma}
                  titulos={titulos}
                  hasFillings={filled}
                  index={index}
                  measure={virtualizer.measureElement}
                />
              </Fragment>
            )
          })}
          {end > 0 && <Spacer columns={columns.length} height={end} />}
        </tbody>
      )}
    </table>
  )
}
